import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { teamHero } from '../../../src/content/en/team.ts';
import { applicationForm as words } from '../../../src/content/en/career.ts';
import { settled } from '../pages/actions.ts';
import type { TestServer } from '../../support/start-server.ts';
import { strictTest as test, type Open } from '../site.ts';
import {
  applicationForm,
  draftKept,
  fillApplication,
  lateFormReady,
  openWithClock,
  outboxBecomes,
  pdf,
  readOutbox,
  submit,
  valueOf,
} from './outbox-setting.ts';

const failure = 'Failed to submit application. Please try again.';
const accepted = 'Application submitted successfully!';
const call = 'POST jobs';
const goesOn = (form: Locator) => form.getByText('The attempt goes on.');
const keepButton = (form: Locator) =>
  form.getByRole('button', { name: 'Send it by itself when the connection is back' });
const errors = (form: Locator) => () => form.locator('[id$="-error"]').allInnerTexts();

// Wrong or unreadable: tests/unit/forms/schemas.test.ts.
test('what is required is marked; the CV: too large, dropped; the last pick wins', async ({ open }) => {
  const { page } = await open('/apply/job/101');
  const form = applicationForm(page);
  const field = form.getByLabel('Upload CV');
  await form.waitFor();
  // What is required is marked in one way; the job type in its label alone.
  const marks = await form.locator('label:not([inert] *)').evaluateAll((labels) =>
    labels.map((label) => {
      const field = (label as HTMLLabelElement).control as HTMLInputElement;
      const isTold = field.required || field.getAttribute('aria-required') === 'true';
      return [field.name, label.textContent?.includes('(required)'), isTold];
    }),
  );
  expect(marks).toEqual([
    ['jobType', true, false],
    ['firstName', true, true],
    ['lastName', true, true],
    ['email', true, true],
    ['phone', true, true],
    ['coverLetter', false, false],
    ['cv', true, true],
  ]);
  await field.setInputFiles(pdf(5 * 1024 * 1024 + 1));
  await form.getByText('File size exceeds 5MB.').waitFor();
  expect(await field.getAttribute('aria-describedby')).toContain('application-cv-error');
  await field.setInputFiles(pdf(5 * 1024 * 1024));
  await form.getByText('5 MB', { exact: true }).waitFor();
  await expect.poll(errors(form)).toEqual([]);
  await form.getByRole('button', { name: 'Remove the file Tanzila CV.pdf' }).click();
  await form.getByText('CV is required.').waitFor();
  const dataTransfer = await page.evaluateHandle(() => {
    const data = new DataTransfer();
    data.items.add(new File(['%PDF-1.7 dropped'], 'dropped.pdf', { type: 'application/pdf' }));
    return data;
  });
  await field.dispatchEvent('drop', { dataTransfer });
  await form.getByText('dropped.pdf').waitFor();
  await expect.poll(errors(form)).toEqual([]);

  await page.evaluate(() => {
    const { slice } = Blob.prototype;
    const held = () => new Promise((resolve) => Object.assign(globalThis, { letGo: resolve }));
    File.prototype.slice = function read(this: File, ...range) {
      const part = slice.apply(this, range);
      const { arrayBuffer } = part;
      if (this.name === 'slow.pdf') part.arrayBuffer = () => held().then(() => arrayBuffer.call(part));
      return part;
    };
  });
  await field.setInputFiles(pdf(1000, 'slow.pdf'));
  await form.getByText(words.fields.cv.reading).waitFor();
  // A file that never comes can be removed, too.
  await form.getByRole('button', { name: 'Remove the file slow.pdf' }).waitFor();
  await field.setInputFiles(pdf(1000, 'last.pdf'));
  await form.getByText('last.pdf').waitFor();
  const letGo = () => page.evaluate(() => (globalThis as unknown as { letGo: () => void }).letGo());
  await letGo();
  // Time for the slow one to be read, and for React to show it.
  await page.waitForTimeout(100);
  expect(await form.getByText('last.pdf').count()).toBe(1);
  await expect.poll(errors(form)).toEqual([]);

  // A press waits for the file: it must not say that there is none.
  await form.getByRole('button', { name: 'Remove the file last.pdf' }).click();
  await field.setInputFiles(pdf(1000, 'slow.pdf'));
  await submit(form);
  await form.locator('[type=submit][aria-busy=true]').waitFor();
  expect(await form.getByText('First Name is required.').count()).toBe(0);
  await letGo();
  await form.getByText('First Name is required.').waitFor();
  expect(await errors(form)()).not.toContain('CV is required.');
});

test('a draft with its CV survives; refused, all is kept; then sent', async ({ open, server }) => {
  const { page } = await open('/apply/job/101');
  const form = applicationForm(page);
  expect(await valueOf(form, 'Job Type')()).toBe('1');
  await fillApplication(form);
  await form.getByLabel('Cover Letter').fill('Because.');
  await draftKept(page, 'Because.');
  await page.reload();
  await form.getByText('Tanzila CV.pdf').waitFor();
  expect(await valueOf(form, 'First Name')()).toBe('তানজিলা');

  server.switches.set({ call, effect: { kind: 'fail', status: 422 }, times: 1 });
  await submit(form);
  await form.getByRole('alert').getByText(failure).waitFor();
  expect(await valueOf(form, 'First Name')()).toBe('তানজিলা');
  expect(await form.getByText('Tanzila CV.pdf').count()).toBe(1);
  // Nothing is offered that would not help.
  expect(await form.getByRole('button', { name: /^Send it by itself/ }).count()).toBe(0);
  expect((await readOutbox(page)).states).toEqual([]);

  server.switches.set({ call, effect: { kind: 'hold' } });
  await submit(form);
  await server.switches.whenHeld();
  expect(await form.getByRole('button', { name: 'Applying...' }).isDisabled()).toBe(true);
  server.switches.release();
  await form.getByText(accepted).waitFor();
  expect(await form.getByText(failure).count()).toBe(0);
  expect(new Set(server.ledger.requests(call).map(({ key }) => key)).size).toBe(1);
  expect(server.submissions('jobs')).toMatchObject([
    {
      job_id: '101',
      job_type_id: '1',
      first_name: 'তানজিলা',
      cv_original_name: 'Tanzila CV.pdf',
      cv_size: 1000,
    },
  ]);
  await expect.poll(valueOf(form, 'First Name')).toBe('');
  await form.getByText('Choose a PDF').waitFor();
});

test('an upload that was redirected to its own address has no answer, whatever stands there', async ({
  open,
  server,
}) => {
  const { page } = await open('/apply/job/101');
  const form = applicationForm(page);
  await fillApplication(form);
  for (const status of [302, 303] as const) {
    server.switches.set({ call, effect: { kind: 'redirect', location: '/api/jobs/', status } });
    await submit(form);
    await form.getByRole('alert').getByText(failure).waitFor();
    // Offered where there was no answer.
    await keepButton(form).waitFor();
  }
});

test('without openings a type is asked for; a message on leaving a field; words of the server are text', async ({
  open,
  server,
}) => {
  const message = '<b>Thank you</b>, Tanzila';
  const body = JSON.stringify({ message });
  server.switches.set(
    { call: 'GET job-titles', effect: { kind: 'list', body: [] } },
    { call, effect: { kind: 'raw', body, status: 201 } },
  );
  const { page } = await open('/career');
  const form = applicationForm(page);
  expect(await form.getByLabel('Job Type').locator('option').first().innerText()).toBe('Select a job Type');
  await form.getByLabel('Job Type').selectOption('2');
  await form.getByLabel('First Name').focus();
  await form.getByLabel('Last Name').focus();
  await expect.poll(errors(form)).toEqual(['First name is required.']);
  await fillApplication(form);
  await submit(form);
  await form.getByText(message).waitFor();
});

/** Submits to a server that holds it, until the form says that the attempt goes on. */
async function submitUnanswered(page: Page, server: TestServer): Promise<void> {
  await submit(applicationForm(page));
  await server.switches.whenHeld();
  await page.clock.fastForward(8500);
  await goesOn(applicationForm(page)).waitFor();
}

/** A page whose application has no answer yet. */
async function openUnanswered(open: Open, server: TestServer) {
  const page = await openWithClock(open, server, '/apply/job/101');
  const form = applicationForm(page);
  await fillApplication(form);
  server.switches.set({ call, effect: { kind: 'hold' } });
  await submitUnanswered(page, server);
  return { page, form };
}

test('kept while its attempt goes on: Cancel leaves that attempt, and what it comes to counts more', async ({
  open,
  server,
}) => {
  const { page, form } = await openUnanswered(open, server);
  // How much room there is, nobody says.
  await page.evaluate(() => {
    navigator.storage.estimate = () => new Promise(() => undefined);
  });
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 100));
  await keepButton(form).click();
  await form.getByRole('button', { name: 'Cancel' }).click();
  await page.clock.runFor(2000);
  await form.getByRole('button', { name: 'Submit Application' }).waitFor();
  expect(await goesOn(form).count()).toBe(1);

  await keepButton(form).click();
  server.switches.release();
  await form.getByText(accepted).waitFor();
  await page.clock.runFor(2000);
  await form.getByRole('button', { name: 'Submit Application' }).waitFor();
  expect(await form.getByText(accepted).count()).toBe(1);
  await outboxBecomes(page, 'sent');
});

test('other words that do not fit are not told as those that arrive meanwhile', async ({ open, server }) => {
  const { page, form } = await openUnanswered(open, server);
  await form.getByLabel('Cover Letter').fill('Other words');
  await page.evaluate(() => {
    const told = new Promise((resolve) => Object.assign(window, { tellRoom: resolve }));
    navigator.storage.estimate = () => told.then(() => ({ usage: 0, quota: 1000 }));
  });
  await keepButton(form).click();
  server.switches.release();
  await form.getByText(accepted).waitFor();
  await page.evaluate('tellRoom()');
  await form.getByText('There is no room for your application on this device').waitFor();
  expect(await valueOf(form, 'Cover Letter')()).toBe('Other words');
});

test('an attempt that goes on is said to be over when another form ends it, and to be sent when it succeeds, also where it is kept meanwhile', async ({
  open,
  server,
}) => {
  const { page, form } = await openUnanswered(open, server);
  const submitInVain = () => submitUnanswered(page, server);
  const footer = page.getByRole('contentinfo');
  await footer.getByLabel('E-mail address').fill('anika@example.com');
  await submit(footer);
  await goesOn(form).waitFor({ state: 'detached' });
  expect(await form.getByText(failure).count()).toBe(1);

  const body = JSON.stringify({ message: 'Thank you, Tanzila' });
  server.switches.set({ call, effect: { kind: 'hold' } }, { call, effect: { kind: 'raw', body } });
  await submitInVain();
  expect(await form.getByText(failure).count()).toBe(1);
  expect(await valueOf(form, 'First Name')()).toBe('তানজিলা');
  server.switches.release();
  await form.getByText('Thank you, Tanzila').waitFor();
  expect(await form.getByText(failure).count()).toBe(0);
  await expect.poll(valueOf(form, 'First Name')).toBe('');

  await fillApplication(form);
  server.store.clear();
  server.switches.set({ call, effect: { kind: 'hold' } });
  await submitInVain();
  // Pressed while another file is read it waits for that, as Submit does (device/early-press.ts).
  expect(await keepButton(form).getAttribute('data-early-press')).toBe('');
  await keepButton(form).click();
  await form.getByText(/Your application is saved on this device/).waitFor();
  server.switches.release();
  await form.getByText(accepted).waitFor();
  // Beside the subscription and the application before.
  await outboxBecomes(page, 'sent', 'sent', 'sent');
  await settled(page);
  expect(await form.getByText(accepted).count()).toBe(1);
  expect(server.submissions('jobs')).toHaveLength(1);
});

test('nothing is lost when its page is left, or opened in another tab, while it is sent', async ({
  open,
  server,
}) => {
  const page = await openWithClock(open, server, '/apply/job/101');
  const form = applicationForm(page);
  const leaveAndComeBack = async () => {
    await page.locator('footer a[href="/team"]').first().click();
    await page.getByRole('heading', { level: 1, name: teamHero.title }).waitFor();
    await page.goBack();
    await form.waitFor();
  };
  const send = async () => {
    // Chromium asks again when a connection dies.
    server.switches.set({ call, effect: { kind: 'hold' }, times: 1 }, { call, effect: { kind: 'cut' } });
    await submit(form);
    await server.switches.whenHeld();
  };
  // Said to have failed: the attempt goes on, and its row goes with it.
  await fillApplication(form);
  await send();
  await page.clock.fastForward(8500);
  await goesOn(form).waitFor();
  await leaveAndComeBack();
  await form.getByText('Tanzila CV.pdf').waitFor();
  server.switches.release('cut');
  await outboxBecomes(page);

  // Another tab finds it under way, and takes nothing away.
  await send();
  const other = await page.context().newPage();
  await other.goto(`${server.url}/apply/job/101`);
  await lateFormReady(other);
  server.switches.release('cut');
  await form.getByText(failure).waitFor();
  await other.close();
  await page.reload();
  await form.getByText('Tanzila CV.pdf').waitFor();
  expect(await valueOf(form, 'First Name')()).toBe('তানজিলা');

  // Left before there is an answer: nobody would see that it failed.
  await send();
  await leaveAndComeBack();
  server.switches.release('cut');
  await outboxBecomes(page, 'waiting');
  expect((await readOutbox(page)).bodies).toBe(1);
});

test('a slow upload can be cancelled', async ({ open, server }) => {
  const page = await openWithClock(open, server, '/apply/job/101');
  const form = applicationForm(page);
  await fillApplication(form, pdf(4_000_000));
  server.switches.set({ call, effect: { kind: 'slow upload', bytesPerSecond: 200_000 } });
  await submit(form);
  await form.getByRole('progressbar', { name: 'Upload of your application' }).waitFor();
  await form.getByText(/ of 3\.8\sMB sent$/).waitFor();
  await form.getByRole('button', { name: 'Cancel' }).click();
  await form.getByText('Sending was cancelled. Nothing you entered has been lost.').waitFor();
  expect(await form.getByText(failure).count()).toBe(0);
  expect(await form.getByText('Tanzila CV.pdf').count()).toBe(1);
  await outboxBecomes(page);
  expect(server.submissions('jobs')).toEqual([]);
});
