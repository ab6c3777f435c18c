import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { languages, localPath, type Language } from '../../../src/content/language.ts';
import { loadAllTexts } from '../../../src/content/texts.ts';
import { fullMember } from '../../support/full-member.ts';
import { faultsOfLargeText, findViolations, foreignWords, overflowing } from '../../support/page-checks.ts';
import type { TestServer } from '../../support/start-server.ts';
import { test } from '../site.ts';
import { areaPath } from '../../support/every-page.ts';
import { lastLanguage } from '../../support/languages.ts';

/* Every state that a page can be brought into, in every language; every-page.test.ts judges the pages as they open. */

interface State {
  readonly address: string;
  /** Leads the page to the state, and what is pressed then. */
  readonly enter?: (page: Page) => Promise<unknown>;
  readonly press?: string;
  /** What must be seen then. */
  readonly shown: string;
  readonly accepted?: false;
  readonly stored?: true;
  /** What the server is told before. */
  readonly fault?: Parameters<TestServer['switches']['set']>[0];
}

const answerForGoogle = (page: Page) =>
  page.route('https://www.google.com/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><html lang="en"><title>Map</title>' }),
  );
const goOffline = (page: Page) => page.context().setOffline(true);
const submit = 'main form [type=submit]';
const named = (role: string, name: string) => `role=${role}[name=${JSON.stringify(name)}]`;

async function statesIn(language: Language): Promise<Readonly<Record<string, State>>> {
  const text = await loadAllTexts(language);
  const { listText, practiceAreas, uiText } = await text.load('site');
  const { contactForm, contactInfo } = await text.load('contact');
  const { outboxText } = await text.load('outbox');
  const { installText } = await text.load('install');
  const { teamMembers, teamText } = await text.load('team');
  const { newsText } = await text.load('news');
  const member = teamMembers.find(({ id }) => id === fullMember.id)?.name ?? '';
  const fillContact = async (page: Page) => {
    const { name, email, phone, subject, message } = contactForm.fields;
    const form = page.locator('main form');
    await form.getByLabel(name.label).fill('অনিকা');
    await form.getByLabel(email.label).fill('anika@example.com');
    await form.getByLabel(phone.label).fill('০১৭১২৩৪৫৬৭৮');
    await form.getByLabel(subject.label).selectOption('inquiry');
    await form.getByLabel(message.label).fill('বার্তা');
  };
  return {
    'gate after Disagree': {
      address: areaPath,
      accepted: false,
      press: '#disclaimer [data-answer=disagree]',
      shown: 'role=alert',
    },
    menu: {
      address: areaPath,
      press: 'header summary',
      shown: named('navigation', uiText.header.mainMenu),
    },
    'contact options': { address: areaPath, press: 'aside summary', shown: 'aside a' },
    'dialog of a team member': {
      address: '/team',
      press: `#card-${fullMember.id}`,
      shown: named('dialog', member),
    },
    'positions of the team': {
      address: '/team',
      press: `nav[aria-label="${teamText.positionsLabel}"] summary`,
      shown: `${named('navigation', teamText.positionsLabel)} >> role=list`,
    },
    'search results': {
      address: `/?search=${practiceAreas[0]?.title.split(' ')[0]}`,
      shown: 'role=option',
    },
    'no search results': { address: '/?search=qqqq', shown: `text=${uiText.search.noMatch}` },
    'errors of a form': {
      address: '/contact',
      press: submit,
      shown: `text=${contactForm.validation.messageRequired}`,
    },
    'a form that was sent': {
      address: '/contact',
      enter: fillContact,
      press: submit,
      shown: `text=${contactForm.success}`,
    },
    'a form that failed': {
      address: '/contact',
      fault: { call: 'POST contacts', effect: { kind: 'fail', status: 400 } },
      enter: fillContact,
      press: submit,
      shown: `main form >> text=${contactForm.failure}`,
    },
    'the map': {
      address: '/contact',
      enter: answerForGoogle,
      // The first office's: of several offices each button has the name, too.
      press: `main button >> text=${contactInfo.loadMap}`,
      shown: '[data-state=loaded] > iframe',
    },
    'the map, offline': { address: '/contact', enter: goOffline, shown: `text=${contactInfo.mapOffline}` },
    'something waiting, offline': {
      address: '/contact',
      stored: true,
      enter: async (page) => {
        await goOffline(page);
        await fillContact(page);
        await page.locator(submit).click();
        await page.locator(named('button', outboxText.kept.show)).waitFor({ timeout: 20_000 });
      },
      press: named('button', outboxText.kept.show),
      shown: 'role=dialog',
    },
    'the way to the home screen': {
      address: areaPath,
      enter: (page) => page.locator('header summary').click(),
      press: named('button', uiText.pwa.install),
      shown: `text=${installText.guideTitle}`,
    },
    'what is stored': { address: '/stored-on-this-device', stored: true, shown: 'main dt, main li, main h2' },
    'a list that waits': {
      address: '/news',
      fault: { call: '*', effect: { kind: 'hold' } },
      shown: `text=${newsText.loading}`,
    },
    'a list that failed': {
      address: '/news',
      fault: { call: '*', effect: { kind: 'fail', status: 404 } },
      shown: named('button', listText.retry),
    },
  };
}

const cases = languages.map(async (language) =>
  Object.entries(await statesIn(language)).map(
    ([name, state]) => [`${name} (${language})`, language, state] as const,
  ),
);

test.for((await Promise.all(cases)).flat())(
  '%s: is sound, wide and narrow',
  async ([, language, { address, enter, press, shown, fault, ...options }], { open, openShared, server }) => {
    if (fault) server.switches.set(fault);
    const { page } = await (options.stored ? open : openShared)(localPath(language, address), options);
    await enter?.(page);
    if (press) await page.locator(press).first().click();
    // Colours and roles are those of every language: axe looks at each state in light in one, in dark in another.
    for (const [colorScheme, size, judged] of [
      ['light', { width: 1280, height: 800 }, 'en'],
      ['dark', { width: 320, height: 640 }, lastLanguage],
    ] as const) {
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize(size);
      await page.locator(shown).first().waitFor({ timeout: 30_000 });
      if (language === judged) expect(await findViolations(page)).toEqual([]);
      expect(await overflowing(page)).toEqual([]);
      expect(await foreignWords(page)).toEqual([]);
    }
    for (const width of [320, 768]) {
      await page.setViewportSize({ width, height: 640 });
      expect(await faultsOfLargeText(page)).toEqual([]);
    }
  },
);
