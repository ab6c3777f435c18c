import { compilePathPattern } from './path-pattern.ts';
import type { PathPattern } from './path-pattern.ts';

interface HeaderRule {
  pattern: PathPattern;
  set: [name: string, value: string][];
  remove: string[];
}

/** The headers that a `_headers` file gives to the paths of a site. */
export interface HeadersFile {
  /** Writes them into an answer's headers. Pathname as in the address, percent-encoded. */
  apply(pathname: string, headers: Headers): void;
}

/**
 * Reads the `_headers` format that Netlify and Cloudflare Pages share: a line with a path pattern, under it indented
 * lines `Name: value`, or `! Name` to take a header away that an earlier rule gave. Comments start with #.
 *
 * Every rule that matches applies, in the order of the file; a later rule replaces what an earlier one set, and a
 * name that occurs twice within one rule is joined with a comma. (Cloudflare joins also across rules: a file that
 * should mean the same everywhere writes `! Name` before it sets a header again.)
 *
 * @throws with the line's number when a line is neither
 */
export function parseHeadersFile(text: string): HeadersFile {
  const rules: HeaderRule[] = [];
  for (const [index, line] of text.split(/\r?\n/u).entries()) {
    const content = line.trim();
    if (content === '' || content.startsWith('#')) continue;
    try {
      if (/^\s/u.test(line)) addHeaderLine(rules.at(-1), content);
      else rules.push({ pattern: compilePathPattern(content), set: [], remove: [] });
    } catch (error) {
      throw new Error(`_headers, line ${index + 1}: ${(error as Error).message}`, { cause: error });
    }
  }
  return {
    apply(pathname, headers) {
      for (const rule of rules) if (rule.pattern.match(pathname)) applyRule(rule, headers);
    },
  };
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

function applyRule(rule: HeaderRule, headers: Headers): void {
  for (const name of rule.remove) headers.delete(name);
  const own = new Headers();
  for (const [name, value] of rule.set) own.append(name, value);
  for (const [name, value] of own) headers.set(name, value);
}
