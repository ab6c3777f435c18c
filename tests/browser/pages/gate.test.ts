import { describe, expect, test } from 'vitest';
import { hydrated, type OpenedPage } from '../../support/browser.ts';
import { useSite } from '../site.ts';

const site = useSite();
const day = 24 * 60 * 60 * 1000;

const isOpen = ({ page }: OpenedPage) =>
  page.locator('#disclaimer').evaluate((gate) => (gate as HTMLDialogElement).open);
/** What the gate keeps; the invitation to install keeps something of its own beside it. */
const stored = ({ page }: OpenedPage) =>
  page.evaluate(() =>
    Object.fromEntries(Object.entries(localStorage).filter(([name]) => name.startsWith('disclaimer'))),
  );

/** Opens the home page with an acceptance that old stored beforehand, or none. */
async function visit(acceptedBefore?: number, script = true): Promise<OpenedPage> {
  const opened = await site.openPage({ accepted: false, width: 360, height: 740 });
  if (!script) await opened.page.route('**/*.js', (route) => route.abort());
  if (acceptedBefore !== undefined) {
    await opened.page.goto(`${site.server.url}/robots.txt`);
    await opened.page.evaluate((time) => {
      localStorage.setItem('disclaimer-accepted', 'true');
      localStorage.setItem('disclaimer-accepted-at', String(time));
    }, Date.now() - acceptedBefore);
  }
  await opened.page.goto(`${site.server.url}/`);
  return opened;
}

describe('a first visit', () => {
  test('shows the gate before any bundle has arrived, and it can be answered', async () => {
    const opened = await visit(undefined, false);
    expect(await isOpen(opened)).toBe(true);
    await opened.page.getByRole('button', { name: 'Agree', exact: true }).click();
    expect(await isOpen(opened)).toBe(false);
    expect(await stored(opened)).toMatchObject({ 'disclaimer-accepted': 'true' });
  });

  test('has its picture without a request, though it comes behind the page', async () => {
    const opened = await visit(undefined, false);
    const { page } = opened;
    const picture = page.locator('.gate-picture');
    expect(await picture.evaluate((element) => element.style.backgroundImage)).toMatch(
      /^url\("data:image\/svg\+xml,/,
    );
    const html = await (await page.request.get(`${site.server.url}/`)).text();
    expect(html.indexOf('data-backdrops')).toBeGreaterThan(html.indexOf('</footer>'));
    expect(await picture.evaluate((element) => element.getBoundingClientRect().height)).toBeGreaterThan(90);
    const asked = await page.evaluate(() =>
      performance.getEntriesByType('resource').filter(({ name }) => name.includes('hero-home-principles')),
    );
    expect(asked).toEqual([]);
  });

  test('keeps the page behind inert and still, and focus inside', async () => {
    const opened = await visit();
    const { page, messages } = opened;
    await hydrated(page);
    expect(await page.evaluate(() => document.activeElement?.closest('dialog')?.id)).toBe('disclaimer');
    await page.mouse.move(180, 200);
    await page.mouse.wheel(0, 900);
    for (let press = 0; press < 6; press += 1) await page.keyboard.press('Tab');
    expect(await page.evaluate(() => scrollY)).toBe(0);
    // Focus stays in the dialog, or on the browser's own controls in between, which the page sees as its body.
    expect(await page.evaluate(() => document.activeElement?.closest('#root'))).toBeNull();
    const behind = page.locator('header a').first();
    await expect(behind.click({ timeout: 300 })).rejects.toThrow();
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    expect(await isOpen(opened)).toBe(true);
    expect(messages).toEqual([]);
  });

  test('says what is needed when the visitor disagrees', async () => {
    const opened = await visit();
    await opened.page.getByRole('button', { name: 'Disagree' }).click();
    await opened.page.getByRole('alert').getByText('You must agree to proceed.', { exact: true }).waitFor();
    expect(await isOpen(opened)).toBe(true);
    expect(await stored(opened)).toEqual({});
  });

  test('answered in one tab is answered in the other', async () => {
    const opened = await visit();
    const other = await opened.context.newPage();
    await other.goto(`${site.server.url}/team`);
    await opened.page.getByRole('button', { name: 'Agree', exact: true }).click();
    await other.waitForFunction(() => !(document.getElementById('disclaimer') as HTMLDialogElement).open);
  });
});

describe('a visitor who has agreed', () => {
  test('never sees the gate within 24 hours', async () => {
    const opened = await visit(day - 60_000, false);
    expect(await isOpen(opened)).toBe(false);
    expect(await opened.page.locator('#disclaimer').isVisible()).toBe(false);
  });

  test('is asked again once 24 hours are over, and both entries are gone', async () => {
    const opened = await visit(day + 60_000);
    expect(await isOpen(opened)).toBe(true);
    expect(await stored(opened)).toEqual({});
  });

  test('goes on reading when the time runs out, and is asked on a later load', async () => {
    const opened = await visit(day - 60_000);
    const { page } = opened;
    await hydrated(page);
    await page.evaluate(
      (time) => localStorage.setItem('disclaimer-accepted-at', String(time)),
      Date.now() - day - 1000,
    );
    await page.locator('footer a[href="/team"]').first().click();
    await page.waitForURL('**/team');
    await expect.poll(() => stored(opened)).toEqual({});
    expect(await isOpen(opened)).toBe(false);
    await page.reload();
    expect(await isOpen(opened)).toBe(true);
  });
});

test('with storage blocked an answer counts for the visit', async () => {
  const opened = await site.openPage({ accepted: false });
  const { page, messages } = opened;
  await page.addInitScript(() => {
    Object.defineProperty(globalThis, 'localStorage', {
      get: () => {
        throw new DOMException('blocked', 'SecurityError');
      },
    });
  });
  await page.goto(`${site.server.url}/`);
  await hydrated(page);
  expect(await isOpen(opened)).toBe(true);
  await page.getByRole('button', { name: 'Agree', exact: true }).click();
  await page.locator('footer a[href="/team"]').first().click();
  await page.waitForURL('**/team');
  expect(await isOpen(opened)).toBe(false);
  expect(messages).toEqual([]);
});
