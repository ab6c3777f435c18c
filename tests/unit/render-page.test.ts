import { expect, test, vi } from 'vitest';
import { renderPage } from '../../src/prerender/render-page.tsx';

vi.mock('virtual:portraits', () => ({ drawings: {}, photographs: {} }));
vi.mock('../../src/prerender/site-pages.ts', () => ({
  sitePages: () => [{ path: '/fees', address: '/fees' }],
}));

test('a listed page without a route is refused by its name', async () => {
  await expect(renderPage('/fees')).rejects.toThrow('/fees has no route: add it to src/app/router.tsx');
});
