import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { hydrated } from '../../support/browser.ts';
import { hostileMarkup, hostileTexts, refusedTexts, watchForScripts } from '../../support/hostile-texts.ts';
import { strictTest as test } from '../site.ts';
import { contactForm, failure, fillContact, lateFormReady, submit, success } from './outbox-setting.ts';

/* What anybody may put into the address bar, a form, a message or an answer: nothing runs, breaks or is thrown. */

const phone = { width: 360 };

/** The page has a heading, is no wider than the screen, and nothing hostile has run. */
async function expectUnharmed(page: Page, ran: () => Promise<string[]>, what: string): Promise<void> {
  await hydrated(page);
  await page.locator('main h1').waitFor();
  const sideways = () =>
    document.documentElement.scrollWidth - document.documentElement.clientWidth + Number('polluted' in {});
  expect(await page.evaluate(sideways), what).toBe(0);
  expect(await ran(), what).toEqual([]);
}

test('odd addresses show a page, run nothing and throw nothing', async ({ open, server }) => {
  const { page } = await open(undefined, phone);
  const ran = await watchForScripts(page);
  const text = encodeURIComponent(hostileMarkup);
  const long = 'x'.repeat(6000);
  for (const address of [
    `/?search=${text}`,
    `/?__proto__[polluted]=1&constructor[prototype][polluted]=1&from=${text}`,
    '/team?%E0%A4%A=%ZZ#%E0%A4%A',
    `/team?q=${long}#${long}`,
    '/contact#contact-form"onfocus="ran()',
    '/news#__proto__',
    '//example.com',
    '/apply',
    '/apply/job/',
    `/apply/job/${text}`,
    '/apply/job/..%2f..%2fetc%2fpasswd',
    `/apply/job/${'9'.repeat(2000)}`,
    `/${text}`,
    '/%00',
    '/%E0%A4%A',
    '/constructor',
  ]) {
    const response = await page.goto(server.url + address);
    // Null where only the part after # is another.
    expect(response?.status() ?? 200, address).toBeLessThan(500);
    await expectUnharmed(page, ran, address);
  }
  await page.goto(`${server.url}/?search=law`);
  await page.getByRole('option').first().waitFor();
  expect(await page.getByRole('combobox').inputValue()).toBe('law');
});

test('what is odd reaches the server as it was written, or is given back', async ({ open, server }) => {
  const { page } = await open(undefined, phone);
  const ran = await watchForScripts(page);
  await page.goto(`${server.url}/contact`);
  // A field that is left before the form has its scripts is judged when the form is sent.
  await lateFormReady(page);
  const form = contactForm(page);
  const text = Object.values(hostileTexts).join('\n');
  for (const label of ['Name', 'Email', 'Phone', 'Message']) await form.getByLabel(label).fill(text);
  // Not by a submit: one that is early is held, and would go with what is typed next.
  await form.getByText('Invalid email address.').waitFor();
  await expectUnharmed(page, ran, 'form');
  await fillContact(form, '');
  for (const refused of Object.values(refusedTexts)) {
    await form.getByLabel('Message').fill(refused);
    await submit(form);
    await form.getByText(failure).waitFor();
    expect((await form.getByLabel('Message').inputValue()).length).toBe(refused.length);
  }
  await form.getByLabel('Message').fill(text);
  await submit(form);
  await form.getByText(success).waitFor();
  const sent = new TextDecoder().decode(new TextEncoder().encode(text));
  expect(server.submissions('contacts').map(({ message }) => message)).toEqual([sent]);

  await page.getByRole('button', { name: 'Search' }).click();
  for (const query of [...Object.values(hostileTexts), 'x'.repeat(100_000), '(((((a+)+)+)+$', '\\', '%']) {
    await page.getByRole('combobox', { name: 'Search the site' }).fill(query);
    await page.getByText('No Match....').or(page.getByRole('option')).first().waitFor();
    await expectUnharmed(page, ran, query.slice(0, 50));
  }
});

/** Each is news, an opening, a type of job and an advertisement. */
const manyItems = Array.from({ length: 2000 }, (_, id) => {
  const said = `Item ${id}`;
  const picture = '/api/sample/ad-legal-aid-day.svg';
  return { id, title: said, name: said, description: said, type: 'Picture', picture, alt: said };
});

// What else an API may answer: tests/unit/api-http.test.ts and api-lists.test.ts.
test('an API that answers with two thousand items', async ({ open, server }) => {
  server.switches.set({ call: '*', effect: { kind: 'list', body: manyItems } });
  const { page } = await open(undefined, phone);
  const ran = await watchForScripts(page);
  for (const address of ['/news', '/career', '/advertisement', '/apply/job/1']) {
    await page.goto(server.url + address);
    await expectUnharmed(page, ran, address);
  }
});
