/** Elements whose edges end a word even without a space; the edges of all others (emphasis, links) do not. */
const blocks =
  /^(?:address|article|aside|blockquote|br|caption|dd|div|dl|dt|figcaption|figure|footer|h[1-6]|header|hr|li|main|ol|p|pre|section|table|tbody|td|tfoot|th|thead|tr|ul)$/;
/** Elements without content, which are never closed. */
const voids = /^(?:area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr)$/;

const tokens = /<!--[\s\S]*?-->|<(\/?)([a-z][a-z0-9-]*)((?:"[^"]*"|'[^']*'|[^'">])*)>|[^<]+|</gi;
/**
 * What stands between words: white space in markup, and the danda, with or without it. U+FEFF, which JavaScript counts as
 * white space, separates nothing.
 */
const gaps = /((?:&nbsp;|[।॥]|(?!\uFEFF)\s)+)/g;

/**
 * Cuts markup (as innerHTML serialises it) after `limit` words of its text, with an ellipsis, and closes what is open. A
 * word stands between white space, dandas or the edges of blocks.
 */
export function cutWords(html: string, limit: number) {
  const open: string[] = [];
  let words = 0;
  let inWord = false;
  let end = 0;
  let openAtEnd: readonly string[] = [];

  for (const token of html.matchAll(tokens)) {
    const name = token[2]?.toLowerCase();
    if (name !== undefined) {
      if (blocks.test(name)) inWord = false;
      if (token[1] === '/') open.length = Math.max(0, open.lastIndexOf(name));
      else if (!voids.test(name)) open.push(name);
      continue;
    }
    if (token[0].startsWith('<!--')) continue;
    let position = token.index;
    for (const [index, piece] of token[0].split(gaps).entries()) {
      const isGap = index % 2 === 1;
      if (isGap) inWord = false;
      else if (piece !== '') {
        if (!inWord) words += 1;
        inWord = true;
        if (words > limit) return { html: close(html.slice(0, end), openAtEnd), isCut: true };
        end = position + piece.length;
        openAtEnd = [...open];
      }
      position += piece.length;
    }
  }
  return { html, isCut: false };
}

function close(html: string, open: readonly string[]): string {
  return `${html}…${open.reduce((tags, name) => `</${name}>${tags}`, '')}`;
}
