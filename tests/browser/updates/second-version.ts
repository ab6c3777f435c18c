import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Locator, Page } from 'playwright-core';
import { members } from '../../../src/content/members.ts';
import type { Edit } from '../../support/changed-build.ts';
import { fullMember } from '../../support/full-member.ts';
import { portraitFolder } from '../../../src/pictures/portrait-files.ts';
import { photograph, portraitFiles } from '../../support/portraits.ts';
import { folderForTest } from '../../support/test-folder.ts';

/** Where the second version of the site lies; tests/support/fresh-build.ts makes it. */
export const secondDist = path.resolve(import.meta.dirname, '../../../node_modules/.second-version');
export const changedDrawing = 'art/hero-team.svg';
const { latinName } = members[0];
export const changedName = `${latinName} Changed`;
export const addedOrigin = 'http://127.0.0.1:9';

/** What makes the second version: a real build in which every kind of file is another. */
export const secondVersion: readonly Edit[] = [
  { file: 'index.html', before: '<html', after: '<html data-version="second"' },
  // An inline script, and the policy that allows it.
  { file: 'src/device/consent.ts', before: '24 * 60 * 60 * 1000', after: '24 * 60 * 60 * 1001' },
  { file: 'public/_headers', before: "connect-src 'self'", after: `connect-src 'self' ${addedOrigin}` },
  { file: 'src/layout/footer/footer.module.css', before: '.footer {', after: '.footer { --second-build: 1;' },
  { file: 'src/layout/footer/footer.tsx', before: '<footer', after: '<footer data-second-build=""' },
  // On one page only, so that the others come with the same HTML but for what all pages share.
  { file: 'src/content/members.ts', before: latinName, after: changedName },
  { file: `public/${changedDrawing}`, before: '<svg', after: '<svg data-version="second"' },
  // The chunk of a page.
  { file: 'src/pages/team/team-page.tsx', before: '{classes.page}', after: '{`${classes.page} second`}' },
];

const other = members.find(({ id }) => id !== fullMember.id);

/** Members who have a photograph in the second version, and alone have one; and one without a portrait. */
export const photographed = [...(other ? [other.id] : []), fullMember.id];
export const withoutPortrait = members.findLast(({ id }) => !photographed.includes(id))?.id;

/** Replaces portraits in the sources at `root`. */
export async function changePortraits(root: string): Promise<void> {
  const changed = new Set([...photographed, withoutPortrait]);
  for (const { memberId, file } of portraitFiles(root))
    if (changed.has(memberId) || !file.endsWith('.svg')) rmSync(file);
  mkdirSync(path.join(root, portraitFolder), { recursive: true });
  for (const id of photographed)
    writeFileSync(path.join(root, portraitFolder, `${id}.jpg`), await photograph(1200, 1500));
}

/** A copy of a build with another text in a file, which goes with the test. @returns its folder */
export function changedCopy(dist: string, file: string, change: (text: string) => string): string {
  const folder = folderForTest();
  cpSync(dist, folder, { recursive: true });
  const place = path.join(folder, file);
  writeFileSync(place, change(readFileSync(place, 'utf8')));
  for (const suffix of ['.br', '.gz']) rmSync(place + suffix, { force: true });
  return folder;
}

/** What the browser tells a page that comes back to the front. */
export async function comeBack(page: Page): Promise<void> {
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
}

export const offer = (page: Page): Locator =>
  page.getByRole('alert').filter({ hasText: 'A newer version of this site' });

/** The worker fetches every file of the second version: on a busy machine that takes its time. In milliseconds. */
const installation = { timeout: 60_000 };

/** Waits until the page offers to load a newer version. @returns the button that does */
export async function reloadOffered(page: Page): Promise<Locator> {
  const button = offer(page).getByRole('button', { name: 'Reload' });
  await button.waitFor(installation);
  return button;
}

/** Takes the version that is offered, and waits until the page has been loaded anew. */
export async function takeOffer(page: Page): Promise<void> {
  const button = await reloadOffered(page);
  await Promise.all([page.waitForEvent('load', installation), button.click()]);
}

/** Which version a page is of: 'second', or undefined for the first. */
export const versionOf = (page: Page) => page.evaluate(() => document.documentElement.dataset['version']);

/** Waits until the page is of the second version. */
export async function becomesSecondVersion(page: Page): Promise<void> {
  const isSecond = () => document.documentElement.dataset['version'] === 'second';
  await page.waitForFunction(isSecond, undefined, installation);
}
