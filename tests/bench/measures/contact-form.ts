import { setTimeout as sleep } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import { takePhone } from '../phone.ts';
import { readings, type Reading } from '../sample.ts';
import type { Site } from '../sites.ts';
import { goOffline, visit } from '../visit.ts';
import { workerHasEverything } from '../worker.ts';
import { intervalOf } from './interval.ts';

/** A form may come to life when it comes near: somebody looks at it first, in milliseconds. */
const look = 1200;

/** Fills the form as somebody does who is connected. */
async function fill(page: Page): Promise<void> {
  const form = page.getByRole('form', { name: 'Send Us a Message' });
  await form.scrollIntoViewIfNeeded();
  await sleep(look);
  await form.getByLabel('Name').fill('Anika Rahman');
  await form.getByLabel('Email').fill('anika@example.com');
  await form.getByLabel('Phone').fill('01712345678');
  await form.getByLabel('Subject').selectOption({ index: 1 });
  await form.getByLabel('Message').fill('A short first message.');
}

function timeUntilSaved(): void {
  const isSaid = (element: Element) =>
    element.textContent.includes('is saved on this device') && element.childElementCount === 0;
  const said = () => [...document.querySelectorAll('main *')].filter(isSaid);
  window.bench.timeFrom('click', () => said().some((element) => window.bench.isShown(element)));
}

/** The contact form without a connection on a slow processor: from pressing Submit to the words that it is saved. */
export async function submitOffline({ link }: Site): Promise<readonly Reading[]> {
  const phone = await takePhone();
  try {
    link.shape(null);
    const { page, session } = await visit(phone, `${link.url}/contact`);
    await workerHasEverything(page, link);
    await fill(page);
    link.cut(true);
    await goOffline(session);
    const submit = page.getByRole('button', { name: 'Submit', exact: true });
    await submit.scrollIntoViewIfNeeded();
    await page.evaluate(timeUntilSaved);
    await submit.tap({ noWaitAfter: true });
    return readings('offline', { submitSaved: await intervalOf(page) });
  } finally {
    await phone.close();
    link.cut(false);
  }
}
