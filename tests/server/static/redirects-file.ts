import { compilePathPattern } from './path-pattern.ts';
import type { PathPattern } from './path-pattern.ts';

interface Rule {
  from: PathPattern;
  to: string;
  status: number;
}

/** Where a path leads: the same answer from another path (200), or a redirect. */
interface Route {
  to: string;
  status: number;
}

export interface RedirectsFile {
  /** The first rule that matches, with what its names stand for filled in. */
  find(pathname: string): Route | null;
}

const knownStatuses = new Set([200, 301, 302, 303, 307, 308]);

/**
 * Reads the `_redirects` format that Netlify and Cloudflare Pages share: `from to [status]` on a line, with `*` and
 * `:name` in from, `:splat` and `:name` in to; comments start with #. Without a status it is 302, as on Cloudflare.
 * A rewrite (200) stays on the site.
 *
 * @throws with the line's number when a line is not such a rule
 */
export function parseRedirectsFile(text: string): RedirectsFile {
  const rules: Rule[] = [];
  for (const [index, line] of text.split(/\r?\n/u).entries()) {
    const content = line.trim();
    if (content === '' || content.startsWith('#')) continue;
    try {
      rules.push(parseRule(content.split(/\s+/u)));
    } catch (error) {
      throw new Error(`_redirects, line ${index + 1}: ${(error as Error).message}`, { cause: error });
    }
  }
  return {
    find(pathname) {
      for (const { from, to, status } of rules) {
        const names = from.match(pathname);
        if (names) return { to: fillIn(to, names), status };
      }
      return null;
    },
  };
}

function parseRule([from = '', to = '', status = '302', ...more]: string[]): Rule {
  if (to === '' || more.length > 0) throw new Error('A rule is: from to status.');
  if (!knownStatuses.has(Number(status))) throw new Error(`Status '${status}' is not known here.`);
  const isPath = to.startsWith('/') && !to.startsWith('//');
  if (!isPath && (Number(status) === 200 || !/^https?:\/\//u.test(to))) {
    throw new Error(`'${to}' is not a target of status ${status}.`);
  }
  return { from: compilePathPattern(from), to, status: Number(status) };
}

function fillIn(target: string, names: Record<string, string>): string {
  return target.replace(/:([A-Za-z]\w*)/gu, (whole, name: string) => names[name] ?? whole);
}
