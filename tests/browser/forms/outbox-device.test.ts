import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium, type BrowserContext } from 'playwright-core';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { findChromium, hydrated, offlineReady, openPage, type OpenedPage } from '../../support/browser.ts';
import {
  contactForm,
  controlWorker,
  emptyServer,
  expectNoSurprise,
  failure,
  fillContact,
  keepContact,
  limitStorage,
  measured,
  openContact,
  openContactWithoutWorker,
  readOutbox,
  saved,
  storedMessages,
  submitContact,
  success,
  until,
} from './outbox-setting.ts';
import { distFolder, useSite } from '../site.ts';

/* The fault matrix of the outbox: what the device, the browser and its worker do to it. */

const site = useSite();
let opened: OpenedPage | undefined;
beforeEach(() => emptyServer(site.server));
afterEach(async () => {
  site.server.switches.clear();
  const { messages = [], close = async () => undefined } = opened ?? {};
  opened = undefined;
  await close();
  expectNoSurprise(messages);
});

async function open(serviceWorkers: 'allow' | 'block'): Promise<OpenedPage> {
  opened = await openPage(site.browser, { serviceWorkers });
  return opened;
}
const posts = () => site.server.ledger.requests('POST contacts');
const keys = () => new Set(posts().map(({ key }) => key));

describe('the worker', () => {
  test('is stopped in the middle of a send, nothing stored: once, after the next trigger', async () => {
    const { page, context } = await open('allow');
    const form = await openContact(page, site.server);
    const worker = await controlWorker(context, site.server);
    await site.server.stop();
    await keepContact(form, 'one');
    await page.close();
    await site.server.restart();
    emptyServer(site.server);
    site.server.switches.set({ call: 'POST contacts', effect: { kind: 'hold' }, times: 1 });
    // The browser answers when the event is over, and this one never is.
    worker.sync().catch(() => undefined);
    await site.server.switches.whenHeld();
    await worker.stop();
    site.server.switches.release('cut');
    await worker.sync();
    await until(() => storedMessages(site.server).length > 0);
    expect(storedMessages(site.server)).toEqual(['one']);
    expect(keys().size).toBe(1);
    measured(site.server, 'worker stopped in the middle of a send, nothing stored', 'kept');
  });

  test('a new version is activated while something waits: sent once', async () => {
    const { page } = await open('allow');
    const form = await openContact(page, site.server);
    const next = mkdtempSync(path.join(tmpdir(), 'next-build-'));
    cpSync(distFolder, next, { recursive: true });
    for (const name of ['sw.js.br', 'sw.js.gz']) rmSync(path.join(next, name), { force: true });
    writeFileSync(
      path.join(next, 'sw.js'),
      `${readFileSync(path.join(distFolder, 'sw.js'), 'utf8')}\n// next`,
    );
    try {
      await fillContact(form, 'half filled');
      site.server.switches.set({ call: 'POST contacts', effect: { kind: 'refuse' } });
      await form.getByRole('button', { name: 'Submit' }).click();
      await form.getByText(saved).waitFor();
      await form.getByLabel('Message').fill('the next one, half filled');
      site.server.useDist(next);
      await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
      const toast = page.getByText('A newer version of this site is ready.');
      await toast.waitFor();
      // It offers itself and changes nothing by itself.
      expect(await form.getByLabel('Message').inputValue()).toBe('the next one, half filled');
      site.server.switches.clear();
      await Promise.all([page.waitForEvent('load'), page.getByRole('button', { name: 'Reload' }).click()]);
      await until(() => storedMessages(site.server).length > 0);
      await hydrated(page);
      await until(async () => (await contactForm(page).getByLabel('Message').inputValue()) !== '');
      expect(await contactForm(page).getByLabel('Message').inputValue()).toBe('the next one, half filled');
      expect(storedMessages(site.server)).toEqual(['half filled']);
      measured(
        site.server,
        'new version of the worker activated while something waits',
        'kept; sent; the half-filled form still there',
      );
    } finally {
      site.server.useDist(distFolder);
      rmSync(next, { recursive: true, force: true });
    }
  });
});

describe('the page', () => {
  test('is closed in the middle of a send: stored once, without a click', async () => {
    const { page, context } = await open('allow');
    const form = await openContact(page, site.server);
    const other = await context.newPage();
    await other.goto(`${site.server.url}/api/job-types`);
    site.server.switches.set({ call: 'POST contacts', effect: { kind: 'hold' }, times: 1 });
    await submitContact(form, 'one');
    await site.server.switches.whenHeld();
    await page.close();
    site.server.switches.release('cut');
    // Whoever comes first: the worker, or the site the next time it is opened.
    await openContact(other, site.server);
    await until(() => storedMessages(site.server).length > 0);
    await until(async () => (await readOutbox(other)).states[0] === 'sent');
    expect(storedMessages(site.server)).toEqual(['one']);
    expect(keys().size).toBe(1);
    // What is sent is not offered again as a draft.
    expect(await contactForm(other).getByLabel('Message').inputValue()).toBe('');
    measured(
      site.server,
      'page closed in the middle of a send',
      'the next page: nothing waiting, form empty',
    );
  });

  test('the browser is killed after "saved" and started again: stored without a click', async () => {
    const profile = mkdtempSync(path.join(tmpdir(), 'killed-profile-'));
    try {
      const first = await startWithProfile(profile);
      const form = await openContact(await first.context.newPage(), site.server);
      await site.server.stop();
      await submitContact(form, 'one');
      await form.getByText(saved).waitFor();
      await first.kill();
      await site.server.restart();
      emptyServer(site.server);
      const second = await startWithProfile(profile);
      const page = await second.context.newPage();
      await page.goto(site.server.url);
      await until(() => storedMessages(site.server).length > 0);
      await until(async () => (await readOutbox(page)).states[0] === 'sent');
      await second.kill();
      expect(storedMessages(site.server)).toEqual(['one']);
      expect(posts().length).toBe(1);
      measured(
        site.server,
        'browser killed (SIGKILL) after "saved", started again',
        'kept; sent at the next start',
      );
    } finally {
      rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
    }
  });
});

describe('storage', () => {
  test('full, online: sent directly', async () => {
    const { page } = await open('block');
    const form = await openContactWithoutWorker(page, site.server);
    await limitStorage(page, site.server, 1);
    await submitContact(form, 'x'.repeat(9000));
    await form.getByText(success).waitFor();
    expect(storedMessages(site.server).length).toBe(1);
    expect(posts().length).toBe(1);
    await limitStorage(page, site.server, null);
    measured(site.server, 'storage quota 1 byte, online', 'success');
  });

  test('full, offline: red text, form kept, nothing claims "saved"', async () => {
    const { page, context } = await open('block');
    const form = await openContactWithoutWorker(page, site.server);
    await limitStorage(page, site.server, 1);
    await context.setOffline(true);
    const text = 'x'.repeat(9000);
    await submitContact(form, text);
    await form.getByRole('alert').getByText(failure).waitFor();
    expect(await form.getByLabel('Message').inputValue()).toBe(text);
    expect(await page.getByText(saved).count()).toBe(0);
    expect((await readOutbox(page)).bodies).toBe(0);
    measured(site.server, 'storage quota 1 byte, offline', 'red text, form kept');
  });

  test('IndexedDB is blocked: sent directly; offline it says so', async () => {
    const { page, context } = await open('block');
    await page.addInitScript(() => {
      Object.defineProperty(globalThis, 'indexedDB', {
        get: () => {
          throw new DOMException('Blocked', 'SecurityError');
        },
      });
    });
    const form = await openContactWithoutWorker(page, site.server);
    await submitContact(form, 'one');
    await form.getByText(success).waitFor();
    await context.setOffline(true);
    await submitContact(form, 'two');
    await form.getByRole('alert').getByText(failure).waitFor();
    expect(await form.getByLabel('Message').inputValue()).toBe('two');
    expect(storedMessages(site.server)).toEqual(['one']);
    measured(site.server, 'IndexedDB blocked: one online, one offline', 'success; red text, form kept');
  });

  test('no Web Locks, no BroadcastChannel, no worker: kept and sent all the same', async () => {
    const { page, context } = await open('block');
    await page.addInitScript(() => {
      Reflect.deleteProperty(Navigator.prototype, 'locks');
      Reflect.deleteProperty(globalThis, 'BroadcastChannel');
    });
    const form = await openContactWithoutWorker(page, site.server);
    await context.setOffline(true);
    await keepContact(form, 'one', 'two');
    await context.setOffline(false);
    await until(() => storedMessages(site.server).length >= 2);
    expect(storedMessages(site.server)).toEqual(['one', 'two']);
    expect(posts().length).toBe(2);
    measured(site.server, 'no Web Locks, no BroadcastChannel, no worker', 'kept; then the toast');
  });

  test('cleared by the visitor while something waits: nothing claims to wait, and the form still sends', async () => {
    const { page, context } = await open('block');
    const form = await openContactWithoutWorker(page, site.server);
    await context.setOffline(true);
    await keepContact(form, 'one');
    const session = await context.newCDPSession(page);
    await session.send('Storage.clearDataForOrigin', { origin: site.server.url, storageTypes: 'indexeddb' });
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await page.getByRole('button', { name: '1 waiting to be sent' }).waitFor({ state: 'detached' });
    await context.setOffline(false);
    await submitContact(form, 'two');
    await form.getByText(success).waitFor();
    expect(storedMessages(site.server)).toEqual(['two']);
    measured(
      site.server,
      'storage cleared by the visitor while one waits, then another',
      'nothing waiting; success of the other',
    );
  });
});

describe('a CV of 5 MB', () => {
  const cv = Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(5 * 1024 * 1024 - 9, 'জীবন')]);
  const hash = createHash('sha256').update(cv).digest('hex');
  const name = 'জীবনবৃত্তান্ত 2026.pdf';

  async function fillApplication() {
    const { page, context } = await open('allow');
    await page.goto(`${site.server.url}/apply/job/101`);
    await hydrated(page);
    await offlineReady(page);
    const form = page.getByRole('form', { name: 'Start Your Journey With Us' });
    await form.getByLabel('First Name').fill('Tanzila');
    await form.getByLabel('Last Name').fill('Rahman');
    await form.getByLabel('Email').fill('tanzila@example.com');
    await form.getByLabel('Phone').fill('01712345678');
    await form.getByLabel('Upload CV').setInputFiles({ name, mimeType: 'application/pdf', buffer: cv });
    await form.getByText('5 MB', { exact: true }).waitFor();
    return { page, context, form };
  }

  test('offline: the red banner, then kept on request, then sent: the same bytes, name and type', async () => {
    const { context, form } = await fillApplication();
    await context.setOffline(true);
    await form.getByRole('button', { name: 'Submit Application' }).click();
    await form.getByText('Failed to submit application. Please try again.').waitFor();
    expect(await form.getByLabel('First Name').inputValue()).toBe('Tanzila');
    await form.getByText('Your application and the CV are then kept on this device').waitFor();
    await form.getByRole('button', { name: 'Send it by itself when the connection is back' }).click();
    await form.getByText('You are offline. Your application is saved on this device').waitFor();
    expect(await form.getByLabel('First Name').inputValue()).toBe('');
    await context.setOffline(false);
    await until(() => site.server.submissions('jobs').length > 0);
    expect(site.server.submissions('jobs')).toMatchObject([
      {
        cv_sha256: hash,
        cv_original_name: name,
        cv_type: 'application/pdf',
        cv_size: cv.length,
        job_id: 101,
      },
    ]);
    measured(
      site.server,
      '5 MB CV offline, kept on request, then online',
      'red banner; kept; then the toast',
    );
  });

  test('over a line that drops three times: stored once, the same bytes', async () => {
    const { page, form } = await fillApplication();
    const effect = { kind: 'cut upload', afterBytes: 2_000_000 } as const;
    // The browser by itself repeats some of what is cut, so the line stays bad until the visitor has been told.
    site.server.switches.set({ call: 'POST jobs', effect });
    const banner = form.getByText('Failed to submit application. Please try again.');
    await form.getByRole('button', { name: 'Submit Application' }).click();
    await banner.waitFor();
    await form.getByRole('button', { name: 'Send it by itself when the connection is back' }).click();
    await form.getByText('Your application is saved on this device').waitFor();
    await until(async () => {
      if (site.server.submissions('jobs').length > 0) return true;
      if (site.server.ledger.requests('POST jobs').length >= 3) site.server.switches.clear();
      await page.evaluate(() => dispatchEvent(new Event('online')));
      await new Promise((resolve) => {
        setTimeout(resolve, 250);
      });
      return false;
    });
    const requests = site.server.ledger.requests('POST jobs');
    expect(requests.length).toBeGreaterThanOrEqual(4);
    expect(new Set(requests.map(({ key }) => key)).size).toBe(1);
    expect(site.server.submissions('jobs')).toMatchObject([{ cv_sha256: hash }]);
    measured(site.server, '5 MB CV over a line that drops three times', 'red banner; kept; then the toast');
  });
});

/** A browser in a process group of its own, with a profile that outlives it. */
async function startWithProfile(
  profile: string,
): Promise<{ context: BrowserContext; kill: () => Promise<void> }> {
  const portFile = path.join(profile, 'DevToolsActivePort');
  rmSync(portFile, { force: true });
  const browserProcess = spawn(
    findChromium() ?? '',
    [
      '--headless=new',
      '--no-sandbox',
      '--disable-gpu',
      '--no-first-run',
      '--disable-background-networking',
      '--remote-debugging-port=0',
      `--user-data-dir=${profile}`,
      'about:blank',
    ],
    { detached: true, stdio: 'ignore' },
  );
  await until(() => existsSync(portFile) && readFileSync(portFile, 'utf8').includes('\n'));
  const [port] = readFileSync(portFile, 'utf8').split('\n');
  const browser = await chromium.connectOverCDP(`http://127.0.0.1:${port}`);
  const [context] = browser.contexts();
  const { pid } = browserProcess;
  if (!context || pid === undefined) throw new Error('The browser has no profile.');
  await context.addInitScript(() => {
    localStorage.setItem('disclaimer-accepted', 'true');
    localStorage.setItem('disclaimer-accepted-at', String(Date.now()));
  });
  const exited = new Promise((resolve) => {
    browserProcess.once('exit', resolve);
  });
  const kill = async () => {
    process.kill(-pid, 'SIGKILL');
    await exited;
  };
  return { context, kill };
}
