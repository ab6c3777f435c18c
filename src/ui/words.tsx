import { isMostlyIn, languagesBeside, splitByScript } from '../lib/script-language.ts';
import { useTexts } from './use-text.ts';

/** `lang` of a text from outside, which its script tells; undefined where it is in the language of the page. */
export function useLangOf(): (text: string) => string | undefined {
  const others = languagesBeside(useTexts().language);
  return (text) => others.find((language) => isMostlyIn(language, text));
}

/** A text that may have words in the script of another language: they have its `lang`; of several, the first that is found. */
export function Words({ text }: { text: string }) {
  const others = languagesBeside(useTexts().language);
  const isIn = (language: string) => splitByScript(text, language).length > 1;
  const other = others.find(isIn) ?? others[0] ?? 'en';
  return splitByScript(text, other).map(
    (piece, place) =>
      piece !== '' && (
        // Pieces have nothing of their own that could be mixed up.
        // oxlint-disable-next-line react/no-array-index-key
        <span key={place} lang={place % 2 === 0 ? undefined : other}>
          {piece}
        </span>
      ),
  );
}
