import { existsSync } from 'node:fs';
import { launch, type Browser, type Page } from 'puppeteer-core';
import type { TestServer } from '../support/start-server.ts';
import { fillContact, missing, pressSubmit, type Engine, type Tab } from './engine.ts';

const places = [process.env['FIREFOX'], '/usr/bin/firefox-esr', '/usr/bin/firefox'];

/**
 * Starts the installed Firefox over WebDriver BiDi: an engine without Background Sync.
 * @param userDataDir a profile that outlives the browser; without it a fresh one
 * @throws where no Firefox is installed
 */
export async function startFirefox(userDataDir?: string): Promise<Browser> {
  const executablePath = places.find((file) => file !== undefined && file !== '' && existsSync(file));
  if (!executablePath) throw missing('firefox', 'Firefox is missing: install it, set FIREFOX to its path');
  const profile = userDataDir === undefined ? {} : { userDataDir };
  return launch({ browser: 'firefox', executablePath, headless: true, ...profile });
}

/** The same, by what every engine can do. */
export const firefox: Engine = {
  name: 'firefox',
  async start() {
    const browser = await startFirefox();
    const page = await browser.newPage();
    return tabOf(page);
  },
};

function tabOf(page: Page): Tab {
  return {
    open: async (url) => void (await page.goto(url)),
    read: <Value>(expression: string) => page.evaluate(expression) as Promise<Value>,
    close: () => page.browser().close(),
  };
}

/** A new tab, with every uncaught error collected. */
export async function openTab(browser: Browser): Promise<{ page: Page; errors: string[] }> {
  const page = await browser.newPage();
  page.setDefaultTimeout(20_000);
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(String(error)));
  return { page, errors };
}

/** Loads a page of the site with the disclaimer accepted, taken over by React and kept by the worker. */
export async function openSite(page: Page, { url }: TestServer, path: string): Promise<void> {
  await page.goto(`${url}/robots.txt`);
  await page.evaluate(() => {
    localStorage.setItem('disclaimer-accepted', 'true');
    localStorage.setItem('disclaimer-accepted-at', String(Date.now()));
  });
  await page.goto(url + path);
  await page.waitForFunction(() => document.documentElement.dataset['hydrated'] === 'true');
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
}

/** Fills the contact form and presses its button. */
export async function submitContact(page: Page, message: string): Promise<void> {
  // Not by locator.fill(): it empties a field without an event, and what React renders before the typing puts the old
  // text back.
  await fillContact(tabOf(page), message);
  await pressSubmit(tabOf(page));
}

/** Waits until the page shows a text. */
export async function shows(page: Page, text: string): Promise<void> {
  await page.waitForFunction((wanted) => document.body.innerText.includes(wanted), {}, text);
}

/** Submits and waits until the form says that the message is kept, for an engine without Background Sync. */
export async function keepContact(page: Page, ...messages: string[]): Promise<void> {
  for (const message of messages) {
    await submitContact(page, message);
    await page.waitForFunction(
      () =>
        document.body.innerText.includes('the next time this site is open with a connection') &&
        document.querySelector<HTMLTextAreaElement>('main [name="message"]')?.value === '',
    );
  }
}

/** What the browser does when it believes that there is a network again. */
export async function goOnline(page: Page): Promise<void> {
  await page.evaluate(() => void dispatchEvent(new Event('online')));
}
