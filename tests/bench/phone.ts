import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { chromium, type BrowserContext } from 'playwright-core';
import { browserSwitches, findChromium } from '../support/browser.ts';
import { installProbe } from './probe.ts';

/** How much slower the processor is than this machine's. */
export const slowdown = 4;

/** How long a browser may take to close, in milliseconds. */
const closingTime = 10_000;

/** A phone with nothing on it: a browser with a fresh profile on disk, as a visitor's is. */
export interface Phone {
  readonly context: BrowserContext;
  close(): Promise<void>;
}

/**
 * A driven browser notes the lines of every error that a script makes, which a visitor's does not. With this switch V8
 * knows them from the first compilation on, instead of compiling the function once more for each
 * (https://v8.dev/blog/v8-release-78#lazy-source-positions).
 */
const linesKept = '--js-flags=--no-enable-lazy-source-positions';

/** The line that the compiler of the benchmark wants in functions that are sent to the browser. */
const keepNames = 'globalThis.__name ??= (value) => value;';

function acceptDisclaimer(): void {
  if (window !== top || !location.protocol.startsWith('http')) return;
  localStorage.setItem('disclaimer-accepted', 'true');
  localStorage.setItem('disclaimer-accepted-at', String(Date.now()));
}

/**
 * Takes a fresh phone, 360 by 740 at two dots a pixel. Other hosts than this machine are not found.
 * @param accepted whether the disclaimer was accepted before
 */
export async function takePhone(accepted = true): Promise<Phone> {
  const profile = mkdtempSync(path.join(tmpdir(), 'bench-'));
  const executablePath = findChromium();
  if (!executablePath) throw new Error('Chromium is missing: npm test installs it');
  const context = await chromium.launchPersistentContext(profile, {
    executablePath,
    args: [
      ...browserSwitches,
      linesKept,
      '--disable-features=Translate,OptimizationHints,MediaRouter',
      '--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE 127.0.0.1 , EXCLUDE localhost',
    ],
    viewport: { width: 360, height: 740 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
  });
  context.setDefaultTimeout(20_000);
  await context.addInitScript(keepNames);
  await context.addInitScript(installProbe);
  if (accepted) await context.addInitScript(acceptDisclaimer);
  return {
    context,
    async close() {
      await Promise.race([context.close(), sleep(closingTime, undefined, { ref: false })]);
      rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}
