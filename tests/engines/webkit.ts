import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { Builder, By, Capabilities, type WebDriver } from 'selenium-webdriver';
import { freePort } from '../support/listen.ts';
import { missing, pause, type Engine, type Tab } from './engine.ts';

const driverPath = '/usr/bin/WebKitWebDriver';
const screenPath = '/usr/bin/xvfb-run';
const browserPaths = ['x86_64', 'aarch64'].map(
  (machine) => `/usr/lib/${machine}-linux-gnu/webkit2gtk-4.1/MiniBrowser`,
);

/** WebKitGTK's small browser over WebDriver, on a screen of its own. */
export const webkit: Engine = {
  name: 'webkit',
  async start() {
    const binary = browserPaths.find((file) => existsSync(file));
    if (!binary || !existsSync(driverPath) || !existsSync(screenPath)) {
      throw missing('webkit', 'WebKit is missing: install the packages webkit2gtk-driver and xvfb');
    }
    const port = await freePort();
    const process = spawn(screenPath, ['-a', driverPath, `--port=${port}`], {
      detached: true,
      stdio: 'ignore',
    });
    const end = () => killGroup(process.pid);
    try {
      const address = `http://127.0.0.1:${port}`;
      await untilReady(address);
      const capabilities = new Capabilities({
        browserName: 'MiniBrowser',
        'webkitgtk:browserOptions': { binary, args: ['--automation'] },
      });
      const driver = await new Builder().usingServer(address).withCapabilities(capabilities).build();
      await driver.manage().setTimeouts({ script: 20_000, pageLoad: 30_000 });
      let isFirstTaken = false;
      return {
        async newTab() {
          if (isFirstTaken) await driver.switchTo().newWindow('tab');
          isFirstTaken = true;
          return tabOf(driver, await driver.getWindowHandle());
        },
        async close() {
          await driver.quit().catch(() => undefined);
          end();
        },
      };
    } catch (error) {
      end();
      throw error;
    }
  },
};

/** The driver has one window at a time: each call goes to its own first. */
function tabOf(driver: WebDriver, handle: string): Tab {
  const toFront = () => driver.switchTo().window(handle);
  return {
    async open(url) {
      await toFront();
      await driver.get(url);
    },
    async read(expression) {
      await toFront();
      return driver.executeScript(`return (${expression})`);
    },
    async choose(selector, file) {
      await toFront();
      await driver.findElement(By.css(selector)).sendKeys(file);
    },
    async close() {
      await toFront();
      await driver.close();
    },
  };
}

async function untilReady(address: string): Promise<void> {
  for (const end = Date.now() + 20_000; Date.now() < end; await pause(100)) {
    const answer = await fetch(`${address}/status`).catch(() => undefined);
    if (answer?.ok) return;
  }
  throw new Error('WebKitWebDriver does not answer.');
}

function killGroup(pid: number | undefined): void {
  try {
    if (pid !== undefined) process.kill(-pid, 'SIGTERM');
  } catch {
    // It has ended already.
  }
}
