import { readlinkSync } from 'node:fs';
import path from 'node:path';
import { chromium } from 'playwright-core';
import { browserSwitches, findChromium, load, offlineReady, prepareContext } from '../../support/browser.ts';

// Chromium says so of every page that keeps the prompt for its own button, and of a dialog that comes late.
const harmless = /^(Banner not shown|Autofocus processing|Failed to load resource)/;

/** Starts Chromium with a profile that lies in this folder (folderForTest), and outlives it. */
export async function startWithProfile(
  profile: string,
  { args = [], ...options }: Parameters<typeof chromium.launchPersistentContext>[1] = {},
) {
  const executablePath = findChromium();
  if (!executablePath) throw new Error('Chromium is missing: npm test installs it');
  const context = await chromium.launchPersistentContext(profile, {
    executablePath,
    args: [...browserSwitches, ...args],
    ...options,
  });
  context.setDefaultTimeout(30_000);
  const errors = await prepareContext(context, { harmless });
  return {
    context,
    /** What all pages report, but what is said of requests that fail, and of prompts. */
    errors,
    /** Opens a page that is hydrated, and with `stored` one whose worker has the whole site. */
    open: async (url: string, { stored = false } = {}) => {
      const page = await context.newPage();
      await load(page, url);
      if (stored) await offlineReady(page);
      return page;
    },
    close: () => context.close(),
    /** Ends the browser and all its processes at once, as a crash or a dead battery does. */
    kill: () => {
      const closed = new Promise((resolve) => context.once('close', resolve));
      // Chromium names its process there, which leads a group of its own: 'host-1234'.
      const pid = readlinkSync(path.join(profile, 'SingletonLock')).split('-').at(-1);
      process.kill(-Number(pid), 'SIGKILL');
      return closed;
    },
  };
}
