import { trustedTypesPolicy } from '../lib/trusted-types.ts';

/*
 * What libraries write as markup without a policy of their own: Mantine writes the text of its style elements that
 * way. Text without an angle bracket cannot become an element; everything else is refused.
 */
trustedTypesPolicy('default', {
  createHTML(text) {
    if (!text.includes('<')) return text;
    throw new TypeError('Markup must pass a policy of its own');
  },
});
