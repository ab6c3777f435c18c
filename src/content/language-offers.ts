import type { Language } from './language.ts';

/** How whoever reads a language is told, on an English page, that the site speaks it. */
export const languageOffers: {
  readonly [Code in Exclude<Language, 'en'>]: { readonly text: string; readonly read: string };
} = {
  bn: { text: 'এই সাইটটি বাংলাতেও আছে।', read: 'বাংলায় পড়ুন' },
};
