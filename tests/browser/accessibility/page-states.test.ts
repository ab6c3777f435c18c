import type { Page } from 'playwright-core';
import { localPath, type Language } from '../../../src/content/language.ts';
import { loadAllTexts } from '../../../src/content/texts.ts';
import { removeStored } from '../../support/browser.ts';
import { areaPath } from '../../support/every-page.ts';
import { fullMember } from '../../support/full-member.ts';
import { lateFormReady } from '../forms/outbox-setting.ts';
import { comeBack, secondDist } from '../updates/second-version.ts';
import { goOffline, named, type State, type States, testStates } from './states.ts';

const answerForGoogle = (page: Page) =>
  page.route('https://www.google.com/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><html lang="en"><title>Map</title>' }),
  );

/** The states of pages, with the words of a language. */
async function pageStates(language: Language): Promise<States> {
  const text = await loadAllTexts(language);
  const { listText, offlinePageText, practiceAreas, uiText } = await text.load('site');
  const { contactInfo } = await text.load('contact');
  const { jobList, unknownJob } = await text.load('career');
  const { advertisementText } = await text.load('advertisement');
  const { connectionText } = await text.load('connection');
  const { deviceStorageText } = await text.load('device-storage');
  const { installText } = await text.load('install');
  const { teamMembers, teamText } = await text.load('team');
  const { newsText } = await text.load('news');
  const member = teamMembers.find(({ id }) => id === fullMember.id)?.name ?? '';
  const nothing = { kind: 'raw', status: 200, contentType: 'application/json', body: '[]' } as const;
  const emptyList = (address: string, words: string): State => {
    return { lastLanguageOnly: true, address, fault: { call: '*', effect: nothing }, shown: `text=${words}` };
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
    'the map': {
      address: '/contact',
      enter: answerForGoogle,
      // The first office's: of several offices each button has the name, too.
      press: `main button >> text=${contactInfo.loadMap}`,
      shown: '[data-state=loaded] > iframe',
    },
    'the map, offline': { address: '/contact', enter: goOffline, shown: `text=${contactInfo.mapOffline}` },
    'the way to the home screen': {
      address: areaPath,
      enter: (page) => page.locator('header summary').click(),
      press: named('button', uiText.pwa.install),
      shown: `text=${installText.guideTitle}`,
    },
    'what is stored, and asked before it goes': {
      address: '/stored-on-this-device',
      stored: true,
      // What is stored by now is counted at the start.
      enter: (page) => page.reload(),
      press: `main li:has(h2:text-is(${JSON.stringify(deviceStorageText.things.pages.title)})) button`,
      shown: `text=${deviceStorageText.things.pages.question}`,
    },
    'a page that is not stored': {
      lastLanguageOnly: true,
      address: '/approach',
      stored: true,
      enter: async (page, server) => {
        // Its script, too: with that the page would be made here.
        await removeStored(page, 'news');
        const session = await page.context().newCDPSession(page);
        await session.send('Network.clearBrowserCache');
        // A worker that is started now is not told of an emulated connection.
        await server.stop();
        await page.goto(localPath(language, '/news'));
      },
      shown: `text=${offlinePageText.title}`,
    },
    'a newer version': {
      lastLanguageOnly: true,
      address: areaPath,
      stored: true,
      enter: async (page, server) => {
        server.useDist(secondDist);
        await comeBack(page);
      },
      shown: `text=${uiText.pwa.updateReady}`,
    },
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
    'no news': emptyList('/news', newsText.empty),
    'no openings': emptyList('/career', jobList.empty),
    'no advertisements': emptyList('/advertisement', advertisementText.empty),
    'an opening that is not listed': {
      lastLanguageOnly: true,
      address: '/apply/job/no-such-job',
      shown: `text=${unknownJob.title}`,
    },
    'a link that needs a connection': {
      lastLanguageOnly: true,
      address: '/contact',
      enter: async (page) => {
        await lateFormReady(page);
        await goOffline(page);
        await page.locator(`text=${connectionText.offline}`).first().waitFor();
      },
      press: 'main a[href^="https://www.google.com"]',
      shown: `text=${connectionText.outbound.title}`,
    },
  };
}

await testStates(pageStates);
