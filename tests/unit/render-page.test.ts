import { expect, test, vi } from 'vitest';
import { renderPage } from '../../src/prerender/render-page.tsx';
import { refusePlaces } from '../../src/prerender/unfilled-places.ts';

vi.mock('virtual:portraits', () => ({ drawings: {}, photographs: {} }));
vi.mock('../../src/prerender/site-pages.ts', () => ({
  sitePages: () => [{ path: '/without-a-route', address: '/without-a-route' }],
}));
vi.mock('../../src/content/en/career.ts', async (original) => {
  const career = await original<typeof import('../../src/content/en/career.ts')>();
  return { ...career, careerHero: { ...career.careerHero, text: 'Call {phone} today.' } };
});

test('a listed page without a route is refused by its name', async () => {
  await expect(renderPage('/without-a-route')).rejects.toThrow(
    '/without-a-route has no route: add it to src/app/router.tsx',
  );
});

test('a page with a text that nothing fills is refused by its name, with the place and the text', async () => {
  await expect(renderPage('/career')).rejects.toThrow(
    '/career would show {phone}, which nothing fills here: "Call {phone} today."',
  );
});

test.each(['<p>Call {phone}</p>', '<title>{firmName}</title>', '<img alt="{n} of {total}">'])(
  '%s shows a place',
  (markup) => {
    expect(() => refusePlaces(markup, '/x')).toThrow(/^\/x would show \{\w+\}, /);
  },
);

test('braces of scripts and styles are no places, nor are others in a text', () => {
  const markup = '<script>{a}</script><style media="x">{b}</style><p>{ } {1, 2}</p>';
  expect(refusePlaces(markup, '/x')).toBe(markup);
});
