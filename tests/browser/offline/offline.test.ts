import { expect } from 'vitest';
import { notFoundPage } from '../../../src/content/en/pages.ts';
import { staticPaths } from '../../build/site-files.ts';
import { controlled, hydrated, load } from '../../support/browser.ts';
import { startDeadSpot } from '../../support/dead-spot.ts';
import { fullMember } from '../../support/full-member.ts';
import { followLink } from '../pages/actions.ts';
import { test } from '../site.ts';
import { otherAreaPath, otherServicePath } from '../../support/every-page.ts';

test('after one visit every page opens with the network off', async ({ open, server }) => {
  const { context, page, messages } = await open('/', { stored: true });
  // From a page that was never left.
  await context.setOffline(true);
  for (const address of ['/expertise', otherServicePath, '/contact', otherAreaPath])
    await followLink(page, address);
  expect(messages).toEqual([]);
  await page.close();
  await server.stop();
  const tab = await context.newPage();
  const otherWays = ['/team/', '//team', '/team.html', '/index', '/apply/job/', '/approach?utm_source=card'];
  for (const address of [...staticPaths, '/apply/job/101', ...otherWays]) {
    const response = await tab.goto(server.url + address);
    expect(response?.fromServiceWorker(), address).toBe(true);
    await hydrated(tab);
    expect(await tab.locator('main h1').isVisible(), address).toBe(true);
    expect((await tab.title()).startsWith(notFoundPage.title), address).toBe(false);
    const broken = await tab.evaluate(() =>
      [...document.images]
        .filter((image) => image.complete && image.naturalWidth === 0 && !/api\/sample/.test(image.src))
        .map((image) => image.src),
    );
    expect(broken, address).toEqual([]);
  }
  // The page of a member is not on the device: the dialog is.
  await tab.goto(`${server.url}/team/${fullMember.id}`);
  expect(tab.url()).toBe(`${server.url}/team#${fullMember.id}`);
  await tab.getByRole('dialog', { name: fullMember.name }).getByText(fullMember.words).waitFor();
  // An address with two slashes is no other host, and leads to none.
  for (const address of ['/there-is-no-such-page', `//example.org/team/${fullMember.id}`]) {
    await load(tab, server.url + address);
    expect((await tab.title()).startsWith(notFoundPage.title), address).toBe(true);
  }
  expect(messages.filter((message) => !/ERR_INTERNET_DISCONNECTED|status of 404/.test(message))).toEqual([]);
});

test.for([
  ['a line that is dead', 'silent'],
  ['a server that is down', 'failing'],
] as const)('behind %s the address of a member leads to the dialog', async ([, how], { open, server }) => {
  const line = await startDeadSpot(server.port, { [how]: new RegExp(`^/team/${fullMember.id}$`) });
  const { page, close } = await open(undefined, { worker: true });
  await load(page, `${line.url}/team`);
  await controlled(page);
  await page.goto(`${line.url}/team/${fullMember.id}`);
  expect(page.url()).toBe(`${line.url}/team#${fullMember.id}`);
  await page.getByRole('dialog', { name: fullMember.name }).waitFor();
  await close();
  line.close();
});
