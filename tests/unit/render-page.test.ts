import { expect, test, vi } from 'vitest';
import { renderPage } from '../../src/prerender/render-page.tsx';

vi.mock('virtual:portraits', () => ({ drawings: {}, photographs: {} }));
vi.mock('../../src/prerender/site-pages.ts', () => ({
  sitePages: () => [{ path: '/without-a-route', address: '/without-a-route' }],
}));

test('a listed page without a route is refused by its name', async () => {
  await expect(renderPage('/without-a-route')).rejects.toThrow(
    '/without-a-route has no route: add it to src/app/router.tsx',
  );
});
