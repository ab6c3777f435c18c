import { existsSync } from 'node:fs';
import { launch, type ElementHandle } from 'puppeteer-core';
import { missing, type Engine } from './engine.ts';

const places = [process.env['FIREFOX'], '/usr/bin/firefox-esr', '/usr/bin/firefox'];

/** The installed Firefox over WebDriver BiDi. */
export const firefox: Engine = {
  name: 'firefox',
  async start(extraPrefsFirefox = {}) {
    const executablePath = places.find((file) => file && existsSync(file));
    if (!executablePath) throw missing('firefox', 'Firefox is missing: install it, set FIREFOX to its path');
    const browser = await launch({ browser: 'firefox', executablePath, headless: true, extraPrefsFirefox });
    const errors: string[] = [];
    return {
      async newTab() {
        const page = await browser.newPage();
        page.on('pageerror', (error) => {
          // Its own notes that it has refused a worker.
          if (!/Failed to .* service ?worker/i.test(String(error))) errors.push(String(error));
        });
        return {
          open: async (url) => void (await page.goto(url)),
          read: <Value>(expression: string) => page.evaluate(expression) as Promise<Value>,
          async choose(selector, file) {
            const field = await page.waitForSelector(selector);
            await (field as ElementHandle<HTMLInputElement>).uploadFile(file);
          },
          close: () => page.close(),
        };
      },
      async close() {
        await browser.close();
        if (errors.length > 0) throw new Error(errors.join('\n'));
      },
    };
  },
};
