import { compilePathPattern, forEachLine } from './headers-file.ts';
import { safePath } from './static-files.ts';
import type { StaticFiles } from './static-files.ts';

/** What a pathname leads to. */
type Resolution =
  | { kind: 'file'; path: string }
  | { kind: 'redirect'; to: string }
  | { kind: 'missing'; page: string };

/** A path that is answered with another one's file. */
export interface Rewrite {
  from: RegExp;
  to: string;
  isMissing: boolean;
}

/**
 * Reads the rewrites of `_redirects`: `/from /to 200` on a line, or 404 for the page that says that there is none, with `*`
 * in from; comments start with #. The site has no other rules.
 * @throws with the line's number when a line is not such a rule
 */
export function parseRewrites(text: string): Rewrite[] {
  const rules: Rewrite[] = [];
  forEachLine('_redirects', text, (content) => {
    const [, from, to, status] = /^(\S+)\s+(\/(?!\/)\S*)\s+(200|404)$/u.exec(content) ?? [];
    if (!from || !to) throw new Error(`'${content}' is not '/from /to 200'.`);
    rules.push({ from: compilePathPattern(from), to, isMissing: status === '404' });
  });
  return rules;
}

/**
 * Finds the file for a pathname, as static hosts with clean addresses do: `/approach` is approach.html, and
 * `/approach/`, `/approach.html` and `/index.html` lead to the one address of their page. Where there is no file, the
 * rewrites apply.
 * @param pathname as in the address, percent-encoded
 */
export function resolvePathname(files: StaticFiles, pathname: string, rewrites: Rewrite[]): Resolution {
  const found = resolveFile(files, pathname);
  if (found) return found;
  const rule = rewrites.find(({ from }) => from.test(pathname));
  // Hosts differ in whether a rewrite names /apply or /apply.html; both mean the file.
  const target = rule && resolveFile(files, rule.to.replace(/\.html$/u, ''));
  if (target?.kind !== 'file') return { kind: 'missing', page: '404.html' };
  return rule?.isMissing ? { kind: 'missing', page: target.path } : target;
}

function resolveFile(files: StaticFiles, pathname: string): Resolution | null {
  const path = safePath(pathname);
  if (path === null) return null;
  if (path === '') return files.has('index.html') ? { kind: 'file', path: 'index.html' } : null;
  if (path.endsWith('/')) {
    if (files.has(`${path}index.html`)) return { kind: 'file', path: `${path}index.html` };
    return files.has(`${path.slice(0, -1)}.html`) ? redirect(path.slice(0, -1)) : null;
  }
  if (files.has(path)) {
    if (!path.endsWith('.html')) return { kind: 'file', path };
    return redirect(path.replace(/(?:(?<=^|\/)index)?\.html$/u, ''));
  }
  if (path === 'index') return files.has('index.html') ? redirect('') : null;
  if (files.has(`${path}.html`)) return { kind: 'file', path: `${path}.html` };
  return files.has(`${path}/index.html`) ? redirect(`${path}/`) : null;
}

/** @param path decoded, without the slash at its start */
function redirect(path: string): Resolution {
  return { kind: 'redirect', to: `/${path.split('/').map(encodeURIComponent).join('/')}` };
}
