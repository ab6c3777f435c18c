/** Languages with the names of their scripts in Unicode: what a text is in that is in the script. */
const scripts: Readonly<Record<string, string>> = { bn: 'Bengali', en: 'Latin' };

/** The languages that are told by another script than that of this one. */
export const languagesBeside = (own: string): readonly string[] =>
  Object.keys(scripts).filter((language) => scripts[language] !== scripts[own]);

/**
 * Cuts a text into parts, every second of which is in the script of this language: letters, digits, and what stands
 * between them.
 */
export function splitByScript(text: string, language: string): string[] {
  const letter = `\\p{sc=${scripts[language]}}`;
  // Without a limit a text of digits would be read to its end from each of them.
  return text.split(new RegExp(`((?:\\d\\P{L}{0,40})?${letter}(?:\\P{L}*(?:${letter}|\\d))*)`, 'u'));
}

/** Whether more than half of a text, which may be markup, is in the script of this language. */
export function isMostlyIn(language: string, text: string): boolean {
  const pieces = splitByScript(text.replaceAll(/<[^<>]*>|&#?\w+;/g, ''), language);
  const inside = pieces.filter((_, place) => place % 2 === 1).join('');
  return inside.length * 2 > pieces.join('').length;
}
