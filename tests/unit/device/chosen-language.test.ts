import { expect, test, vi } from 'vitest';
import { openChosenLanguage } from '../../../src/device/chosen-language.ts';

const roots = { en: '', xx: '/xx' };

/** Where a start from the home screen leads from a page of this language, when the other was chosen. */
function target(lang: keyof typeof roots, pathname: string): unknown {
  const replace = vi.fn<(address: string) => void>();
  vi.stubGlobal('location', { pathname, search: '?start', hash: '#call', replace });
  vi.stubGlobal('performance', { getEntriesByType: () => [{ type: 'navigate' }] });
  vi.stubGlobal('document', { documentElement: { lang } });
  vi.stubGlobal('localStorage', { getItem: () => (lang === 'en' ? 'xx' : 'en') });
  openChosenLanguage('language', '?start', roots);
  return replace.mock.calls[0]?.[0];
}

test.each([
  ['xx', '/xx//contact', '/contact'],
  ['xx', '/xx///example.org//team/', '/example.org/team'],
  ['xx', '/xx/', '/'],
  ['xx', '/xx', '/'],
  ['en', '//contact', '/xx/contact'],
  ['en', '/', '/xx'],
] as const)('from the page in %s at %s a start leads to %s, never to another host', (lang, from, to) => {
  expect(target(lang, from)).toBe(`${to}?start#call`);
});
