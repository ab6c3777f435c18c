import { linkOptions } from '@tanstack/react-router';
import { expect, test } from 'vitest';
import { practiceAreaSlugs } from '../../src/content/slugs.ts';

/* Held by the compiler (npm run check): where the paths of the route table become any string, every link compiles. */

test('a link to a page that does not exist does not compile', () => {
  const links = [
    linkOptions({ to: `/${practiceAreaSlugs[0]}` }),
    // @ts-expect-error No page has this address.
    linkOptions({ to: '/there-is-no-such-page' }),
    // @ts-expect-error Of which member?
    linkOptions({ to: '/team/$memberId' }),
  ];
  expect(links).toHaveLength(3);
});
