/** The languages of the site by the names of their scripts in Unicode. */
const scripts = { bn: 'Bengali', en: 'Latin' } as const;

type ScriptLanguage = keyof typeof scripts;

/**
 * Cuts a text into pieces, every second of which is in the script of this language: letters, digits, and what stands
 * between them.
 */
export function splitByScript(text: string, language: ScriptLanguage): string[] {
  const letter = `\\p{sc=${scripts[language]}}`;
  return text.split(new RegExp(`((?:\\d\\P{L}*)?${letter}(?:\\P{L}*(?:${letter}|\\d))*)`, 'u'));
}

/** Whether more than half of a text, which may be markup, is in the script of this language. */
export function isMostlyIn(language: ScriptLanguage, text: string): boolean {
  const pieces = splitByScript(text.replaceAll(/<[^>]*>|&#?\w+;/g, ''), language);
  const inside = pieces.filter((_, place) => place % 2 === 1).join('');
  return inside.length * 2 > pieces.join('').length;
}
