/**
 * A path pattern of the `_headers` and `_redirects` files: `*` stands for anything (also nothing, also slashes) and is
 * called splat, `:name` for one segment.
 */
export interface PathPattern {
  /** @returns the texts that splat and names stand for, or null when the path does not match */
  match(pathname: string): Record<string, string> | null;
}

/** @throws when there is more than one `*`, or something that is not a path */
export function compilePathPattern(pattern: string): PathPattern {
  if (!pattern.startsWith('/')) throw new Error(`'${pattern}' is not a path that starts with a slash.`);
  if (pattern.split('*').length > 2) throw new Error(`'${pattern}' has more than one '*'.`);
  const source = pattern
    .split(/(\*|:[A-Za-z]\w*)/u)
    .map((part, index) => {
      if (index % 2 === 0) return part.replace(/[\\^$.*+?()[\]{}|/]/gu, String.raw`\$&`);
      return part === '*' ? '(?<splat>.*)' : `(?<${part.slice(1)}>[^/]+)`;
    })
    .join('');
  const expression = new RegExp(`^${source}$`, 'u');
  return {
    match(pathname) {
      const found = expression.exec(pathname);
      return found ? { ...found.groups } : null;
    },
  };
}
