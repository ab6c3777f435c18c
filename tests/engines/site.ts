import { afterEach, beforeEach } from 'vitest';
import { distFolder } from '../build/site-files.ts';
import { startServer, type TestServer } from '../support/start-server.ts';
import { pause, waitFor, waitForFiles, type Browser, type Engine, type Tab } from './engine.ts';
import { firefox } from './firefox.ts';
import { webkit } from './webkit.ts';

/** Engines that the machine at hand does not have: 'firefox', 'webkit' or both. */
const notInstalled = (process.env['ENGINES_NOT_INSTALLED'] ?? '').split(/[\s,]+/);

/** Neither of these has Background Sync; both have Web Locks. */
export const engines = [firefox, webkit].filter(({ name }) => !notInstalled.includes(name));

/** The site for each test in a profile of its own, the disclaimer accepted; its calls are those of one tab. */
export class EngineSite {
  declare server: TestServer;
  declare browser: Browser;
  declare tab: Tab;

  constructor(engine: Engine) {
    let started: Browser | undefined;
    beforeEach(async () => {
      this.server = await startServer({ distDir: distFolder });
      started = await engine.start();
      this.browser = started;
      this.tab = await this.browser.newTab();
      await this.tab.open(`${this.server.url}/robots.txt`);
      await this.tab.read(`localStorage.setItem('disclaimer-accepted', 'true')`);
      await this.tab.read(`localStorage.setItem('disclaimer-accepted-at', String(Date.now()))`);
    });
    afterEach(async () => {
      await this.server.close();
      await started?.close();
      started = undefined;
    });
  }

  /** Opens a page and waits until React has taken it over. */
  async visit(address: string): Promise<void> {
    await this.tab.open(this.server.url + address);
    await waitFor(this.tab, `document.documentElement.dataset.hydrated === 'true'`);
  }
  /** The same, and until the whole site is on the device. */
  async install(address: string): Promise<void> {
    await this.visit(address);
    await waitForFiles(this.tab);
  }
  /** Reads the site as a visitor does: a page that is left at once has nothing that it could hold on to. */
  async browse(...addresses: string[]): Promise<void> {
    for (const address of addresses) {
      await this.visit(address);
      await pause(2000);
    }
  }
  async shows(text: string, timeout?: number): Promise<void> {
    await waitFor(this.tab, `document.body.innerText.includes(${JSON.stringify(text)})`, timeout);
  }
  /** The server is there again; what it counts from now on is what is delivered. */
  async reconnect(): Promise<void> {
    await this.server.restart();
    this.server.ledger.clear();
  }
  /** What the browser does when it believes that there is a network again. */
  async goOnline(): Promise<void> {
    await this.tab.read(`void dispatchEvent(new Event('online'))`);
  }
}
