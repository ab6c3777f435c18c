import type { Locator } from 'playwright-core';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { applicationForm } from '../../../src/content/career.ts';
import { hydrated, openPage, type OpenedPage } from '../../support/browser.ts';
import { draftKept, emptyServer, expectNoSurprise, readOutbox, until } from './outbox-setting.ts';
import { useSite } from '../site.ts';

const site = useSite();
const failure = 'Failed to submit application. Please try again.';
const accepted = 'Application submitted successfully!';
let opened: OpenedPage;
beforeEach(async () => {
  emptyServer(site.server);
  opened = await openPage(site.browser, { serviceWorkers: 'block' });
});
afterEach(async () => {
  site.server.switches.clear();
  expectNoSurprise(opened.messages);
  await opened.close();
});

function pdf(bytes = 1000, start = '%PDF-1.7\n') {
  return { name: 'Tanzila CV.pdf', mimeType: 'application/pdf', buffer: Buffer.alloc(bytes, start) };
}

async function openForm(path = '/apply/job/101'): Promise<Locator> {
  const { page } = opened;
  await page.goto(site.server.url + path, { waitUntil: 'networkidle' });
  await hydrated(page);
  const form = page.getByRole('form', { name: 'Start Your Journey With Us' });
  await form.waitFor();
  return form;
}

async function fillForm(form: Locator, cv = pdf()): Promise<void> {
  await form.getByLabel('First Name').fill('তানজিলা');
  await form.getByLabel('Last Name').fill('Rahman');
  await form.getByLabel('Email').fill('tanzila@example.com');
  await form.getByLabel('Phone').fill('০১৭১২৩৪৫৬৭৮');
  await form.getByLabel('Upload CV').setInputFiles(cv);
  await form.getByText(cv.name).waitFor();
}

const submit = (form: Locator) => form.getByRole('button', { name: 'Submit Application' }).click();
const errors = (form: Locator) => form.locator('[id$="-error"]').allInnerTexts();

describe('the fields', () => {
  test('messages on leaving a field, in their words; on submit all, focus on the first', async () => {
    const form = await openForm();
    await expect.poll(() => errors(form)).toEqual([]);
    await form.getByLabel('First Name').focus();
    await form.getByLabel('Last Name').focus();
    await expect.poll(() => errors(form)).toEqual(['First name is required.']);
    await submit(form);
    await expect
      .poll(() => errors(form))
      .toEqual([
        'First name is required.',
        'Last name is required.',
        'Please enter your email.',
        'Phone number is required.',
        'CV is required.',
      ]);
    expect(await opened.page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('firstName');
    const phone = form.getByLabel('Phone');
    const cases = [
      ['88017', 'Phone number must start with 01.'],
      ['0171x', 'Phone number must contain only numbers.'],
      ['017123', 'Phone number must be exactly 11 digits.'],
    ] as const;
    for (const [typed, message] of cases) {
      await phone.fill(typed);
      await form.getByText(message, { exact: true }).waitFor();
    }
    await form.getByLabel('Email').fill('tanzila@');
    await form.getByText('Invalid email address.', { exact: true }).waitFor();
    await fillForm(form);
    await expect.poll(() => errors(form)).toEqual([]);
    expect(site.server.ledger.requests('POST jobs')).toEqual([]);
  });

  test('the CV: wrong type, wrong first bytes, too large, removed, dropped', async () => {
    const form = await openForm();
    const field = form.getByLabel('Upload CV');
    await field.setInputFiles({ name: 'cv.docx', mimeType: 'application/msword', buffer: Buffer.from('PK') });
    await form.getByText('Only PDF files are allowed.').waitFor();
    await field.setInputFiles(pdf(1000, 'MZ not a PDF'));
    await form.getByText('Only PDF files are allowed.').waitFor();
    await field.setInputFiles(pdf(5 * 1024 * 1024 + 1));
    await form.getByText('File size exceeds 5MB.').waitFor();
    expect(await field.getAttribute('aria-describedby')).toContain('application-cv-error');
    await field.setInputFiles(pdf(5 * 1024 * 1024));
    await form.getByText('5 MB', { exact: true }).waitFor();
    await expect.poll(() => errors(form)).toEqual([]);
    await form.getByRole('button', { name: 'Remove the file Tanzila CV.pdf' }).click();
    await form.getByText('CV is required.').waitFor();

    const drop = await opened.page.evaluateHandle(() => {
      const data = new DataTransfer();
      data.items.add(new File(['%PDF-1.7 dropped'], 'dropped.pdf', { type: 'application/pdf' }));
      return data;
    });
    await field.dispatchEvent('drop', { dataTransfer: drop });
    await form.getByText('dropped.pdf').waitFor();
    await expect.poll(() => errors(form)).toEqual([]);
  });

  test('the CV: a file that cannot be read is told beside the field, and the last pick wins', async () => {
    const form = await openForm();
    const field = form.getByLabel('Upload CV');
    await opened.page.evaluate(() => {
      const { slice } = Blob.prototype;
      const held = new Promise<void>((resolve) => Object.assign(globalThis, { letGo: resolve }));
      File.prototype.slice = function read(this: File, ...range) {
        const part = slice.apply(this, range);
        const { arrayBuffer } = part;
        if (this.name === 'cloud.pdf')
          part.arrayBuffer = () => Promise.reject(new DOMException('', 'NotReadableError'));
        if (this.name === 'slow.pdf') part.arrayBuffer = () => held.then(() => arrayBuffer.call(part));
        return part;
      };
    });
    await field.setInputFiles({ ...pdf(), name: 'cloud.pdf' });
    await expect.poll(() => errors(form)).toEqual([applicationForm.fields.cv.unreadable]);
    expect(await field.getAttribute('aria-describedby')).toContain('application-cv-error');
    await field.setInputFiles({ ...pdf(), name: 'slow.pdf' });
    await form.getByText(applicationForm.fields.cv.reading).waitFor();
    await field.setInputFiles({ ...pdf(), name: 'last.pdf' });
    await form.getByText('last.pdf').waitFor();
    await opened.page.evaluate(() => (globalThis as unknown as { letGo: () => void }).letGo());
    await opened.page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 100)));
    expect(await form.getByText('last.pdf').count()).toBe(1);
    await expect.poll(() => errors(form)).toEqual([]);
  });

  test('what is required is marked in one way; the job type in its label alone', async () => {
    const form = await openForm();
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
  });

  test('under a job its type is chosen, and job and type travel with the rest', async () => {
    const form = await openForm();
    expect(await form.getByLabel('Job Type').inputValue()).toBe('1');
    await fillForm(form);
    await form.getByLabel('Cover Letter').fill('Because.');
    site.server.switches.set({ call: 'POST jobs', effect: { kind: 'hold' } });
    await submit(form);
    await site.server.switches.whenHeld();
    expect(await form.getByRole('button', { name: 'Applying...' }).isDisabled()).toBe(true);
    site.server.switches.release();
    await form.getByText(accepted).waitFor();
    expect(site.server.submissions('jobs')).toMatchObject([
      {
        job_id: 101,
        job_type_id: 1,
        first_name: 'তানজিলা',
        last_name: 'Rahman',
        phone: '01712345678',
        cover_letter: 'Because.',
        cv_original_name: 'Tanzila CV.pdf',
        cv_size: 1000,
      },
    ]);
    expect(await form.getByLabel('First Name').inputValue()).toBe('');
    await form.getByText('Choose a PDF').waitFor();
  });

  test('without openings the career page shows it: a type can be chosen, no job travels', async () => {
    site.server.switches.set({ call: 'GET job-titles', effect: { kind: 'empty' } });
    const form = await openForm('/career');
    expect(await form.getByLabel('Job Type').locator('option').first().innerText()).toBe('Select a job Type');
    await form.getByLabel('Job Type').selectOption('2');
    await fillForm(form);
    await submit(form);
    await form.getByText(accepted).waitFor();
    expect(site.server.submissions('jobs')).toMatchObject([{ job_id: null, job_type_id: 2 }]);
  });
});

describe('sending', () => {
  test("the server's own words are shown as text", async () => {
    const form = await openForm();
    await fillForm(form);
    const body = JSON.stringify({ message: '<b>Thank you</b>, Tanzila' });
    site.server.switches.set({ call: 'POST jobs', effect: { kind: 'raw', body, status: 201 } });
    await submit(form);
    await form.getByText('<b>Thank you</b>, Tanzila').waitFor();
  });

  test('refused by the server: the red banner, everything kept, nothing offered that would not help', async () => {
    const form = await openForm();
    await fillForm(form);
    site.server.switches.set({ call: 'POST jobs', effect: { kind: 'fail', status: 422 }, times: 1 });
    await submit(form);
    await form.getByRole('alert').getByText(failure).waitFor();
    expect(await form.getByLabel('First Name').inputValue()).toBe('তানজিলা');
    expect(await form.getByText('Tanzila CV.pdf').count()).toBe(1);
    expect(await form.getByRole('button', { name: /^Send it by itself/ }).count()).toBe(0);
    expect((await readOutbox(opened.page)).states).toEqual([]);
    await submit(form);
    await form.getByText(accepted).waitFor();
    expect(await form.getByText(failure).count()).toBe(0);
    expect(new Set(site.server.ledger.requests('POST jobs').map(({ key }) => key)).size).toBe(1);
  });

  test('a slow upload shows how far it is, and can be cancelled: nothing lost, nothing left', async () => {
    const { page } = opened;
    const form = await openForm();
    await fillForm(form, pdf(4_000_000));
    site.server.switches.set({ call: 'POST jobs', effect: { kind: 'slow upload', bytesPerSecond: 200_000 } });
    await submit(form);
    const bar = form.getByRole('progressbar', { name: 'Upload of your application' });
    await bar.waitFor();
    await form.getByText(/ of 3\.8 MB sent$/).waitFor();
    await form.getByRole('button', { name: 'Cancel' }).click();
    await form.getByText('Sending was cancelled. Nothing you entered has been lost.').waitFor();
    expect(await form.getByText(failure).count()).toBe(0);
    expect(await form.getByText('Tanzila CV.pdf').count()).toBe(1);
    await until(async () => (await readOutbox(page)).states.length === 0);
    expect(site.server.submissions('jobs')).toEqual([]);
  });

  test('8 s of silence: the red banner; an answer that comes after all replaces it', async () => {
    const { page } = opened;
    await page.clock.install();
    const form = await openForm();
    await fillForm(form);
    site.server.switches.set({ call: 'POST jobs', effect: { kind: 'hold' } });
    await submit(form);
    await site.server.switches.whenHeld();
    await page.clock.fastForward(8500);
    await form.getByText(failure).waitFor();
    await form.getByText('The attempt goes on.').waitFor();
    expect(await form.getByLabel('First Name').inputValue()).toBe('তানজিলা');
    site.server.switches.release();
    await form.getByText(accepted).waitFor();
    expect(await form.getByText(failure).count()).toBe(0);
    expect(await form.getByLabel('First Name').inputValue()).toBe('');
    expect(site.server.submissions('jobs').length).toBe(1);
  });

  test('a draft with its CV survives a reload', async () => {
    const { page } = opened;
    const form = await openForm();
    await fillForm(form);
    await draftKept(page, 'Tanzila CV.pdf');
    await page.reload({ waitUntil: 'networkidle' });
    await form.getByText('Tanzila CV.pdf').waitFor();
    expect(await form.getByLabel('First Name').inputValue()).toBe('তানজিলা');
    await submit(form);
    await form.getByText(accepted).waitFor();
    expect(site.server.submissions('jobs')).toMatchObject([{ cv_size: 1000 }]);
  });
});
