import type { Page } from 'playwright-core';
import { afterEach, expect, test } from 'vitest';
import { uiText } from '../../../src/content/ui-text.ts';
import { hydrated, openPage } from '../../support/browser.ts';
import { emptyServer, fillContact, openContactWithoutWorker, storedMessages } from './outbox-setting.ts';
import { useSite } from '../site.ts';

const site = useSite();
afterEach(() => emptyServer(site.server));

test('a machine that fills every field is asked to press once more, and a person who does is heard', async () => {
  const { page, close } = await openPage(site.browser, { serviceWorkers: 'block' });
  const form = await openContactWithoutWorker(page, site.server);
  const trap = form.locator('input[name=homepage]');
  // Neither eye nor keyboard nor screen reader meets it, and no browser fills it in.
  expect(await trap.evaluate((input) => input.closest('[inert][aria-hidden=true]') !== null)).toBe(true);
  expect(await trap.getAttribute('autocomplete')).toBe('off');
  await fillContact(form, 'Hello');
  await trap.evaluate((input) => {
    (input as HTMLInputElement).value = 'https://example.com';
  });
  await form.getByRole('button', { name: 'Submit' }).click();
  await form.getByText(uiText.spamTrap.again).waitFor();
  expect(site.server.ledger.requests('POST contacts')).toEqual([]);
  expect(await form.getByLabel('Message').inputValue()).toBe('Hello');
  await form.getByRole('button', { name: 'Submit' }).click();
  await form.getByText('Your message has been sent successfully!').waitFor();
  expect(storedMessages(site.server)).toEqual(['Hello']);
  await close();
});

/** Takes these steps in the footer's form in the moment in which it is ready, quicker than anybody could. */
async function actAtOnce(page: Page, steps: readonly { type?: string }[]): Promise<void> {
  await page.addInitScript((wanted) => {
    const watch = new MutationObserver(() => {
      const form = document.querySelector<HTMLFormElement>('footer form');
      if (!document.documentElement.dataset['hydrated'] || !form || form.closest('[data-waiting]')) return;
      watch.disconnect();
      const input = form.querySelector<HTMLInputElement>('input[type=email]');
      const write = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
      for (const { type } of wanted) {
        if (type === undefined) {
          document.documentElement.dataset['submittedAt'] = String(Date.now());
          form.requestSubmit();
        } else {
          write?.call(input, type);
          input?.dispatchEvent(new Event('input', { bubbles: true }));
        }
      }
    });
    watch.observe(document, { subtree: true, attributes: true, childList: true });
  }, steps);
}
const submit = {};

test('what is submitted in no time goes a moment later by itself', async () => {
  const { page, close } = await openPage(site.browser, { serviceWorkers: 'block' });
  await actAtOnce(page, [{ type: 'anika@example.com' }, submit]);
  await page.goto(`${site.server.url}/approach`);
  await hydrated(page);
  const footer = page.getByRole('contentinfo');
  await footer.scrollIntoViewIfNeeded();
  await footer.getByText('Subscribed successfully.').waitFor();
  const submittedAt = Number(await page.locator('html').getAttribute('data-submitted-at'));
  const [request, ...others] = site.server.ledger.requests('POST subscribers');
  expect(others).toEqual([]);
  expect((request?.arrivedAt ?? 0) - submittedAt).toBeGreaterThan(1000);
  await close();
});

test('an empty form is not held, so that it is not sent with what is typed meanwhile', async () => {
  const { page, close } = await openPage(site.browser, { serviceWorkers: 'block' });
  await actAtOnce(page, [submit, { type: 'anika@example.co' }]);
  await page.goto(`${site.server.url}/approach`);
  await hydrated(page);
  const email = page.getByRole('contentinfo').getByLabel('E-mail address');
  await expect.poll(() => email.inputValue()).toBe('anika@example.co');
  await page.waitForTimeout(2000);
  expect(site.server.ledger.requests('POST subscribers')).toEqual([]);
  expect(await email.inputValue()).toBe('anika@example.co');
  await close();
});
