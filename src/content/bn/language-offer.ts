/** How whoever reads this language is told, on an English page, that the site speaks it. */
export const languageOffer = { text: 'এই সাইটটি বাংলাতেও আছে।', read: 'বাংলায় পড়ুন' };
