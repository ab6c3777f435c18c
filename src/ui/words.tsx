import type { Language } from '../content/language.ts';
import { scriptLanguage, splitByScript } from '../lib/script-language.ts';
import { useTexts } from './use-text.ts';

/** What screen readers are told of a text from outside: its language by its script, where it is not that of the page. */
export function useLangOf(): (text: string) => Language | undefined {
  const { language } = useTexts();
  return (text) => {
    const own = scriptLanguage(text);
    return own === language ? undefined : own;
  };
}

/** A text that the server or a visitor wrote, in whole or in part: what is in the script of another language has its `lang`. */
export function Words({ text }: { text: string }) {
  const other = useTexts().language === 'bn' ? 'en' : 'bn';
  return splitByScript(text, other).map((piece, place) =>
    place % 2 === 0 ? (
      piece
    ) : (
      // Pieces have nothing of their own that could be mixed up.
      // oxlint-disable-next-line react/no-array-index-key
      <span key={place} lang={other}>
        {piece}
      </span>
    ),
  );
}
