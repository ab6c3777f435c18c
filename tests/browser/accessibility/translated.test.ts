import { expect } from 'vitest';
import { teamHero } from '../../../src/content/en/team.ts';
import { uiText } from '../../../src/content/en/ui-text.ts';
import { holdBack } from '../../support/browser.ts';
import { translate } from '../../support/translators.ts';
import {
  contactForm,
  fillContact,
  storedMessages,
  submit,
  success,
  valueOf,
  visitContact,
} from '../forms/outbox-setting.ts';
import { strictTest, test } from '../site.ts';

strictTest(
  'a page that the browser has translated sends its forms, finds, and leads on',
  async ({ open }) => {
    const { page, form } = await visitContact(open);
    await page.evaluate(translate);
    await submit(form);
    await form.getByText('Name is required.').waitFor();
    await fillContact(form, 'Hello');
    await submit(form);
    await page.getByText(success).waitFor();
    // The button says again what it does.
    await form.getByRole('button', { name: 'Submit', exact: true }).waitFor();

    const footer = page.locator('footer form');
    await footer.getByRole('textbox', { name: uiText.newsletter.emailLabel }).fill('anika@example.com');
    await submit(footer);
    await footer.getByText(uiText.newsletter.success).waitFor();

    const search = page.getByRole('combobox').first();
    for (const words of ['law', 'legal']) {
      await search.fill(words);
      await expect
        .poll(async () => (await page.locator('mark').first().innerText()).toLowerCase())
        .toBe(words);
    }
    await search.fill('');
    await page.getByRole('contentinfo').locator('a[href="/team"]').click();
    await page.getByRole('heading', { level: 1, name: teamHero.title }).waitFor();
  },
);

test('what was typed into a page that was translated before its scripts came is kept', async ({
  open,
  server,
}) => {
  const { page, messages } = await open();
  const release = await holdBack(page, '**/boot.js');
  await page.goto('/contact', { waitUntil: 'commit' });
  const form = contactForm(page);
  const address = page.locator('footer form [name=email]');
  await fillContact(form, 'Written early');
  await page.evaluate(translate);
  await address.fill('anika@example.com');
  release();
  // React finds other elements than its own, and makes the page anew.
  await expect.poll(() => messages.join('\n')).toMatch(/error #418/);
  await expect.poll(valueOf(form, 'Message')).toBe('Written early');
  await expect.poll(() => address.inputValue()).toBe('anika@example.com');
  await submit(form);
  await page.getByText(success).waitFor();
  expect(storedMessages(server)).toEqual(['Written early']);
});
