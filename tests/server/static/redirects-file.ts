import { compilePathPattern, forEachLine } from './headers-file.ts';

export type RedirectStatus = 301 | 302 | 303 | 307 | 308;

/** Where a path leads: the same answer from another path (200), or a redirect. */
interface Route {
  to: string;
  status: 200 | RedirectStatus;
}

export interface RedirectsFile {
  /** The first rule that matches, with what its names stand for filled in. */
  find(pathname: string): Route | null;
}

/**
 * Reads `_redirects`: `from to [status]` on a line, with `*` and `:name` in from, `:splat` and `:name` in to; comments
 * start with #. Without a status it is 302, as on Cloudflare. A rewrite (200) stays on the site.
 *
 * @throws with the line's number when a line is not such a rule
 */
export function parseRedirectsFile(text: string): RedirectsFile {
  const rules: (Route & { from: RegExp })[] = [];
  forEachLine('_redirects', text, (content) => rules.push(parseRedirect(content.split(/\s+/u))));
  return {
    find(pathname) {
      for (const { from, to, status } of rules) {
        const found = from.exec(pathname);
        const fillIn = (whole: string, name: string): string => found?.groups?.[name] ?? whole;
        if (found) return { to: to.replace(/:([A-Za-z]\w*)/gu, fillIn), status };
      }
      return null;
    },
  };
}

function parseRedirect([from = '', to = '', status = '302', ...more]: string[]): Route & { from: RegExp } {
  if (to === '' || more.length > 0) throw new Error('A rule is: from to status.');
  if (!/^(?:200|30[12378])$/u.test(status)) throw new Error(`Status '${status}' is not known here.`);
  const isPath = to.startsWith('/') && !to.startsWith('//');
  if (!isPath && (status === '200' || !/^https?:\/\//u.test(to))) {
    throw new Error(`'${to}' is not a target of status ${status}.`);
  }
  return { from: compilePathPattern(from), to, status: Number(status) as Route['status'] };
}
