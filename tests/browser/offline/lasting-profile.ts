import { chromium, type BrowserContext, type BrowserContextOptions, type Page } from 'playwright-core';
import {
  acceptDisclaimer,
  browserSwitches,
  findChromium,
  hydrated,
  offlineReady,
} from '../../support/browser.ts';

/** A browser whose profile outlives it. */
export interface LastingBrowser {
  readonly context: BrowserContext;
  /** Errors and console messages of all pages, without what is said of requests that fail, and of prompts. */
  readonly errors: readonly string[];
  /** Opens a page that is hydrated, and with `stored` one whose worker has the whole site. */
  open(url: string, options?: { readonly stored?: boolean }): Promise<Page>;
  close(): Promise<void>;
}

interface LastingOptions extends BrowserContextOptions {
  /** Whether the device has no connection (default false). */
  readonly isOffline?: boolean;
  /** Whether the disclaimer was accepted before (default true). */
  readonly accepted?: boolean;
  readonly args?: readonly string[];
}

// Chromium says so of every page that keeps the prompt for its own button, and of a dialog that comes late.
const harmless = /^(Banner not shown|Autofocus processing|Failed to load resource)/;

/** Starts Chromium with a profile that lies in this folder. */
export async function startWithProfile(
  profile: string,
  { isOffline = false, accepted = true, args = [], ...options }: LastingOptions = {},
): Promise<LastingBrowser> {
  const executablePath = findChromium();
  if (!executablePath) throw new Error('Chromium is missing: npm test installs it');
  const context = await chromium.launchPersistentContext(profile, {
    executablePath,
    args: [...browserSwitches, ...args],
    offline: isOffline,
    ...options,
  });
  context.setDefaultTimeout(30_000);
  if (accepted) await context.addInitScript(acceptDisclaimer);
  const errors: string[] = [];
  context.on('weberror', (error) => errors.push(error.error().message));
  context.on('console', (message) => {
    if (!harmless.test(message.text())) errors.push(message.text());
  });
  return {
    context,
    errors,
    open: async (url, { stored = false } = {}) => {
      const page = await context.newPage();
      await page.goto(url);
      await hydrated(page);
      if (stored) await offlineReady(page);
      return page;
    },
    close: () => context.close(),
  };
}
