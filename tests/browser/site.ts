import path from 'node:path';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import { startBrowser } from '../support/browser.ts';
import { startServer, type TestServer } from '../support/start-server.ts';

/** The built site. `npm run build` writes it; `npm test` builds it first. */
export const distFolder = path.resolve(import.meta.dirname, '../../dist');

/** One server with the built site and one browser for all tests of a file; both are there once the tests run. */
export function useSite(): { readonly server: TestServer; readonly browser: Browser } {
  const site = {} as { server: TestServer; browser: Browser };
  beforeAll(async () => {
    site.server = await startServer({ distDir: distFolder });
    site.browser = await startBrowser();
  });
  afterAll(async () => {
    await site.browser.close();
    await site.server.close();
  });
  return site;
}
