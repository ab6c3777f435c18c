/**
 * A path of `_headers` and `_redirects`, the formats that Netlify and Cloudflare Pages share: `*` stands for anything,
 * also nothing, also slashes. (Their `:name` is not known here.)
 * @throws when it is not a path, or has more than one `*`
 */
export function compilePathPattern(pattern: string): RegExp {
  if (!/^\/[^*:]*\*?[^*:]*$/u.test(pattern))
    throw new Error(`'${pattern}' is not a path with at most one '*'.`);
  const source = pattern.replace(/[\\^$.+?()[\]{}|/]/gu, String.raw`\$&`).replace('*', '.*');
  return new RegExp(`^${source}$`, 'u');
}

/** Calls back for each line that says something. @throws what the callback throws, with file and line */
export function forEachLine(
  file: string,
  text: string,
  read: (content: string, isIndented: boolean) => void,
): void {
  for (const [index, line] of text.split(/\r?\n/u).entries()) {
    const content = line.trim();
    if (content === '' || content.startsWith('#')) continue;
    try {
      read(content, /^\s/u.test(line));
    } catch (error) {
      throw new Error(`${file}, line ${index + 1}: ${(error as Error).message}`, { cause: error });
    }
  }
}

/** What `_headers` says of the addresses that match a pattern: it takes headers away, and then sets its own. */
export interface HeaderRule {
  pattern: RegExp;
  set: [name: string, value: string][];
  remove: string[];
}

/**
 * The rules of `_headers`: a line with a path pattern, under it indented lines `Name: value`, or `! Name` to take a header away
 * that an earlier rule gave. Comments start with #.
 *
 * Every rule that matches applies, in the order of the file; a later rule replaces what an earlier one set, and a
 * name that occurs twice within one rule is joined with a comma. (Cloudflare joins also across rules: a file that
 * should mean the same everywhere writes `! Name` before it sets a header again.)
 *
 * @throws with the line's number when a line is neither
 */
export function parseHeaderRules(text: string): HeaderRule[] {
  const rules: HeaderRule[] = [];
  forEachLine('_headers', text, (content, isIndented) => {
    if (isIndented) addHeaderLine(rules.at(-1), content);
    else rules.push({ pattern: compilePathPattern(content), set: [], remove: [] });
  });
  return rules;
}

/** Writes the headers of a path into those of an answer. Pathname as in the address, percent-encoded. */
export function applyHeaderRules(
  rules: readonly HeaderRule[],
  pathname: string,
  headers = new Headers(),
): Headers {
  for (const { set, remove } of rules.filter(({ pattern }) => pattern.test(pathname))) {
    for (const name of remove) headers.delete(name);
    for (const [name, value] of new Headers(set)) headers.set(name, value);
  }
  return headers;
}

function addHeaderLine(rule: HeaderRule | undefined, content: string): void {
  if (!rule) throw new Error('There is a header before the first path.');
  if (content.startsWith('!')) {
    rule.remove.push(content.slice(1).trim());
    return;
  }
  const colon = content.indexOf(':');
  const name = content.slice(0, colon).trim();
  const value = content.slice(colon + 1).trim();
  if (colon === -1 || value === '') throw new Error(`'${content}' is not 'Name: value'.`);
  // Throws when the name or the value is not one that HTTP allows.
  new Headers().set(name, value);
  rule.set.push([name, value]);
}
