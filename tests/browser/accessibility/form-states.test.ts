import type { Page } from 'playwright-core';
import type { Language } from '../../../src/content/language.ts';
import { loadAllTexts } from '../../../src/content/texts.ts';
import { hydrated } from '../../support/browser.ts';
import { areaPath } from '../../support/every-page.ts';
import { draftKept, fillApplication, fillContact, lateFormReady, pdf } from '../forms/outbox-setting.ts';
import { goOffline, named, type States, testStates } from './states.ts';

const submit = 'main form [type=submit]';

/** The states of forms and of what waits to be sent, with the words of a language. */
async function formStates(language: Language): Promise<States> {
  const text = await loadAllTexts(language);
  const { uiText } = await text.load('site');
  const { contactForm } = await text.load('contact');
  const { applicationForm } = await text.load('career');
  const { outboxText } = await text.load('outbox');
  const enterContact = (page: Page) => fillContact(page.locator('main form'), 'বার্তা');
  const submitContact = async (page: Page) => {
    await enterContact(page);
    await page.locator(submit).click();
    await page.locator(named('button', outboxText.kept.show)).waitFor({ timeout: 20_000 });
  };
  const submitApplication = async (page: Page) => {
    // The name of the file is read out in the language of the page.
    await fillApplication(page.locator('main form'), pdf(1000, applicationForm.fields.cv.choose));
    await page.locator(submit).click();
  };
  const keepApplication = named('button', outboxText.form.keepApplication);
  const application = {
    lastLanguageOnly: true,
    address: '/apply/job/101',
    enter: submitApplication,
  } as const;
  const lost = { call: 'POST jobs', effect: { kind: 'cut' } } as const;
  const held = { call: 'POST jobs', effect: { kind: 'hold' } } as const;
  return {
    'errors of a form': {
      address: '/contact',
      press: submit,
      shown: `text=${contactForm.validation.messageRequired}`,
    },
    'a form that was sent': {
      address: '/contact',
      enter: enterContact,
      press: submit,
      shown: `text=${contactForm.success}`,
    },
    'a form that failed': {
      address: '/contact',
      fault: { call: 'POST contacts', effect: { kind: 'fail', status: 400 } },
      enter: enterContact,
      press: submit,
      shown: `main form >> text=${contactForm.failure}`,
    },
    'something waiting, offline': {
      address: '/contact',
      stored: true,
      enter: async (page) => {
        await goOffline(page);
        await submitContact(page);
      },
      press: named('button', outboxText.kept.show),
      shown: 'role=dialog',
    },
    'an address that was subscribed': {
      lastLanguageOnly: true,
      address: areaPath,
      enter: (page) => page.locator('footer input[type=email]').fill('anika@example.com'),
      press: 'footer [type=submit]',
      shown: `text=${uiText.newsletter.success}`,
    },
    'a draft that is back': {
      lastLanguageOnly: true,
      address: '/contact',
      enter: async (page) => {
        await enterContact(page);
        await draftKept(page, 'বার্তা');
        await page.reload();
        await hydrated(page);
      },
      shown: `text=${outboxText.form.draftRestored}`,
    },
    'what was refused, and is asked about before it goes': {
      lastLanguageOnly: true,
      address: '/contact',
      fault: { call: 'POST contacts', effect: { kind: 'cut' } },
      enter: async (page, server) => {
        await submitContact(page);
        await page.locator(named('button', outboxText.kept.show)).click();
        server.switches.clear();
        server.switches.set({ call: 'POST contacts', effect: { kind: 'fail', status: 422 } });
        await page.locator(named('button', outboxText.list.tryNow)).click();
        await page.locator('text=422').waitFor();
      },
      press: `role=dialog >> ${named('button', outboxText.list.delete)}`,
      shown: `text=${outboxText.list.deleteQuestion}`,
    },
    'what was begun, and would be replaced': {
      lastLanguageOnly: true,
      address: '/contact',
      fault: { call: 'POST contacts', effect: { kind: 'cut' } },
      enter: async (page) => {
        await submitContact(page);
        await page.locator('main form').getByLabel(contactForm.fields.message.label).fill('আরেকটি');
      },
      press: named('button', outboxText.kept.takeBack),
      shown: `text=${outboxText.replace.question}`,
    },
    'errors of an application': {
      lastLanguageOnly: true,
      address: '/apply/job/101',
      enter: lateFormReady,
      press: submit,
      shown: `text=${applicationForm.validation.cvRequired}`,
    },
    'an application without an answer': {
      ...application,
      fault: lost,
      shown: keepApplication,
    },
    'an application that is kept': {
      ...application,
      fault: lost,
      press: keepApplication,
      shown: named('button', outboxText.kept.takeBack),
    },
    'an application for which there is no room': {
      ...application,
      fault: lost,
      enter: async (page) => {
        await submitApplication(page);
        await page.locator(keepApplication).waitFor();
        await page.evaluate(() => {
          navigator.storage.estimate = () => Promise.resolve({ usage: 0, quota: 1000 });
        });
      },
      press: keepApplication,
      shown: `text=${outboxText.form.seeStored}`,
    },
    'an application that goes on': {
      ...application,
      fault: held,
      shown: `text=${outboxText.form.stillSending}`,
    },
    'an application that was cancelled': {
      ...application,
      fault: held,
      press: named('button', outboxText.form.cancel),
      shown: `text=${outboxText.form.cancelled}`,
    },
  };
}

await testStates(formStates);
