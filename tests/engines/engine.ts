import type { TestServer } from '../support/start-server.ts';

/** A tab of a real browser, by what every engine's driver can do. */
export interface Tab {
  open(url: string): Promise<void>;
  /** The value of an expression in the page, as JSON. */
  read<Value>(expression: string): Promise<Value>;
  /** Ends the browser. */
  close(): Promise<void>;
}

export interface Engine {
  readonly name: 'firefox' | 'webkit';
  /** A browser with an empty profile. @throws a sentence that says what to install */
  start(): Promise<Tab>;
}

/** Engines that the machine at hand does not have and whose tests are left out: 'firefox', 'webkit' or both. */
const notInstalled = (process.env['ENGINES_NOT_INSTALLED'] ?? '').split(/[\s,]+/);

export function isLeftOut(name: Engine['name']): boolean {
  return notInstalled.includes(name);
}

/** @param what to install */
export function missing(name: Engine['name'], what: string): Error {
  return new Error(`${what}, or leave its tests out with ENGINES_NOT_INSTALLED=${name}.`);
}

export const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Waits until an expression is true in the page; errors count as false, for a page may just be loading. */
export async function waitFor(tab: Tab, expression: string, timeout = 20_000): Promise<void> {
  const end = Date.now() + timeout;
  while (!(await tab.read<boolean>(`Boolean(${expression})`).catch(() => false))) {
    if (Date.now() > end) throw new Error(`Not true within ${timeout} ms: ${expression}`);
    await pause(50);
  }
}

/** Opens a page of the site and waits until React has taken it over. */
export async function visit(tab: Tab, { url }: TestServer, path: string): Promise<void> {
  await tab.open(url + path);
  await waitFor(tab, `document.documentElement.dataset.hydrated === 'true'`);
}

/** Accepts the disclaimer, as a visitor has who comes again. */
export async function acceptDisclaimer(tab: Tab, { url }: TestServer): Promise<void> {
  await tab.open(`${url}/robots.txt`);
  await tab.read(`localStorage.setItem('disclaimer-accepted', 'true')`);
  await tab.read(`localStorage.setItem('disclaimer-accepted-at', String(Date.now()))`);
}

const countFiles = `void (async () => {
  let count = 0;
  for (const name of await caches.keys()) count += (await (await caches.open(name)).keys()).length;
  window.fileCount = count;
})()`;

/** Waits until the worker is in charge and has stopped to fetch: nothing was added to its caches for three seconds. */
export async function waitForFiles(tab: Tab): Promise<void> {
  await waitFor(tab, 'navigator.serviceWorker.controller', 60_000);
  let [count, since] = [-1, Date.now()];
  while (count < 1 || Date.now() - since < 3000) {
    await tab.read(countFiles);
    await pause(250);
    const now = await tab.read<number>('window.fileCount ?? 0');
    if (now !== count) [count, since] = [now, Date.now()];
  }
}

/** Sets the fields of the contact form as typing does, for React to notice. */
export async function fillContact(tab: Tab, message: string): Promise<void> {
  await waitFor(tab, `document.querySelector('main [name="message"]')`);
  await waitFor(tab, `!document.querySelector('main [data-waiting]')`);
  const values = {
    name: 'অনিকা Rahman',
    email: 'anika@example.com',
    phone: '01712345678',
    subject: 'inquiry',
    message,
  };
  await tab.read(`Object.entries(${JSON.stringify(values)}).forEach(([name, value]) => {
    const field = document.querySelector('main form [name="' + name + '"]');
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value').set.call(field, value);
    field.dispatchEvent(new Event('input', { bubbles: true }));
    field.dispatchEvent(new Event('change', { bubbles: true }));
  })`);
  await waitFor(tab, `document.querySelector('main [name="message"]').value === ${JSON.stringify(message)}`);
}

export async function pressSubmit(tab: Tab): Promise<void> {
  await tab.read(`document.querySelector('main form button[type="submit"]').click()`);
}

/** Waits until the page shows a text. @returns how many milliseconds that took */
export async function shows(tab: Tab, text: string, timeout?: number): Promise<number> {
  const start = Date.now();
  await waitFor(tab, `document.body.innerText.includes(${JSON.stringify(text)})`, timeout);
  return Date.now() - start;
}
