/** A tab of a real browser, by what every engine's driver can do. */
export interface Tab {
  open(url: string): Promise<void>;
  /** The value of an expression in the page, as JSON. */
  read<Value>(expression: string): Promise<Value>;
  /** Chooses a file of this machine in the file field that a CSS selector names. */
  choose(selector: string, file: string): Promise<void>;
  close(): Promise<void>;
}

export interface Browser {
  newTab(): Promise<Tab>;
  /** Ends the browser. @throws what was uncaught on a page, where the driver says so */
  close(): Promise<void>;
}

export interface Engine {
  readonly name: 'firefox' | 'webkit';
  /** A browser with an empty profile. @param settings of about:config @throws a sentence that says what to install */
  start(settings?: Readonly<Record<string, number>>): Promise<Browser>;
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

const missingFiles = `(() => {
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = ({ data }) => (window.missingFiles = data.missing);
  navigator.serviceWorker.controller.postMessage({ type: 'measure-missing', path: location.pathname }, [port2]);
  return window.missingFiles;
})()`;

/** Waits until the worker has stored the whole site. */
export const waitForFiles = (tab: Tab) => waitFor(tab, `${missingFiles} === 0`, 90_000);

/** Sets the fields of the page's form as typing does, for React to notice. */
export async function fill(tab: Tab, values: Readonly<Record<string, string>>): Promise<void> {
  const field = (name: string) => `document.querySelector('main form [name="${name}"]')`;
  for (const [name, value] of Object.entries(values)) {
    await waitFor(tab, `${field(name)} && !document.querySelector('main [data-waiting]')`);
    await tab.read(`(() => {
      const field = ${field(name)};
      Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value').set.call(field, ${JSON.stringify(value)});
      field.dispatchEvent(new Event('input', { bubbles: true }));
      field.dispatchEvent(new Event('change', { bubbles: true }));
    })()`);
    await waitFor(tab, `${field(name)}.value === ${JSON.stringify(value)}`);
  }
}

/** Presses the button with these words, once it is there. */
export async function press(tab: Tab, words: string, timeout?: number): Promise<void> {
  const button = `[...document.querySelectorAll('button')].find((each) => each.innerText.trim() === ${JSON.stringify(words)})`;
  await waitFor(tab, button, timeout);
  await tab.read(`void ${button}.click()`);
}
