import { mkdtempSync, readlinkSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium, type BrowserContext, type BrowserContextOptions, type Page } from 'playwright-core';
import {
  acceptDisclaimer,
  haveAllLetters,
  browserSwitches,
  findChromium,
  isSampleNotice,
  load,
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
  /** Ends the browser and all its processes at once, as a crash or a dead battery does. */
  kill(): Promise<unknown>;
}

interface LastingOptions extends BrowserContextOptions {
  readonly args?: readonly string[];
}

// Chromium says so of every page that keeps the prompt for its own button, and of a dialog that comes late.
const harmless = /^(Banner not shown|Autofocus processing|Failed to load resource)/;

/** A folder for the profile of a browser that is started more than once, removed with the test. */
export function newProfile(onTestFinished: (act: () => void) => void): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'profile-'));
  // The browser may still be writing when it says that it has closed.
  onTestFinished(() => rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 }));
  return folder;
}

/** Starts Chromium with a profile that lies in this folder. */
export async function startWithProfile(
  profile: string,
  { args = [], ...options }: LastingOptions = {},
): Promise<LastingBrowser> {
  const executablePath = findChromium();
  if (!executablePath) throw new Error('Chromium is missing: npm test installs it');
  const context = await chromium.launchPersistentContext(profile, {
    executablePath,
    args: [...browserSwitches, ...args],
    ...options,
  });
  context.setDefaultTimeout(30_000);
  await context.addInitScript(acceptDisclaimer);
  await context.addInitScript(haveAllLetters);
  const errors: string[] = [];
  context.on('weberror', (error) => errors.push(error.error().message));
  context.on('console', (message) => {
    if (!harmless.test(message.text()) && !isSampleNotice(message.text())) errors.push(message.text());
  });
  return {
    context,
    errors,
    open: async (url, { stored = false } = {}) => {
      const page = await context.newPage();
      await load(page, url);
      if (stored) await offlineReady(page);
      return page;
    },
    close: () => context.close(),
    kill: () => {
      const closed = new Promise((resolve) => context.once('close', resolve));
      // Chromium names its process there, which leads a group of its own: 'host-1234'.
      const pid = readlinkSync(path.join(profile, 'SingletonLock')).split('-').at(-1);
      process.kill(-Number(pid), 'SIGKILL');
      return closed;
    },
  };
}
