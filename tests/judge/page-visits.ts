import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { hydrated, openPage } from '../support/browser.ts';

/** Calls `look` with every page, read and at rest, behind the accepted disclaimer, as a visitor without a worker sees it. */
export async function visitPages(
  {
    base,
    paths,
    browser,
  }: { readonly base: string; readonly paths: readonly string[]; readonly browser: Browser },
  options: BrowserContextOptions & { readonly width?: number; readonly height?: number },
  look: (page: Page, path: string) => Promise<void>,
): Promise<void> {
  const { context, page, close } = await openPage(browser, {
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
    // The judges' own scripts come from no policy of the site.
    bypassCSP: true,
    ...options,
  });
  await context.route(
    ({ origin, protocol }) => protocol.startsWith('http') && origin !== base,
    (route) => route.abort(),
  );
  for (const path of paths) {
    await page.goto(base + path);
    await hydrated(page);
    await page.waitForLoadState('networkidle');
    await look(page, path);
  }
  await close();
}
