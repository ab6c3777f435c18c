/** The marks that end a sentence, in Latin or Bangla script, where a space or nothing follows. */
const sentenceEnd = /[.!?।]+(?=\s|$)/gu;

/** The first sentences of a text, or all of it where it has no more. Every full stop before a space counts as an end. */
export function firstSentences(text: string, count: number): string {
  const end = [...text.matchAll(sentenceEnd)][count - 1];
  return end ? text.slice(0, end.index + end[0].length) : text;
}
