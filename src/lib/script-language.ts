/** What in markup is no word: tags and character references. */
const noWords = /<[^>]*>|&#?\w+;/g;

/** The language that a text is written in, as far as its letters tell: of two scripts the one with more of them. */
export function scriptLanguage(text: string): 'bn' | 'en' | undefined {
  const words = text.replaceAll(noWords, '');
  const lead = (words.match(/\p{sc=Bengali}/gu) ?? []).length - (words.match(/\p{sc=Latin}/gu) ?? []).length;
  if (lead === 0) return undefined;
  return lead > 0 ? 'bn' : 'en';
}

/** A run of letters of one script with what stands between them. */
const runs = {
  bn: /(\p{sc=Bengali}(?:\P{L}*\p{sc=Bengali})*)/u,
  en: /(\p{sc=Latin}(?:\P{L}*\p{sc=Latin})*)/u,
} as const;

/** Cuts a text into pieces, every second of which is in the script of this language. */
export function splitByScript(text: string, language: keyof typeof runs): string[] {
  return text.split(runs[language]);
}
