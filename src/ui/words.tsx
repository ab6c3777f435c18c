import { isMostlyIn, splitByScript } from '../lib/script-language.ts';
import { useTexts } from './use-text.ts';

/** The language that is not that of the page. */
const useOtherLanguage = () => ((useTexts().language as string) === 'bn' ? 'en' : 'bn');

/** `lang` of a text from outside, which its script tells; undefined where it is in the language of the page. */
export function useLangOf(): (text: string) => string | undefined {
  const other = useOtherLanguage();
  return (text) => (isMostlyIn(other, text) ? other : undefined);
}

/** A text that may have words of another language, such as what the server or a visitor wrote: what is in the script of another language has its `lang`. */
export function Words({ text }: { text: string }) {
  const other = useOtherLanguage();
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
