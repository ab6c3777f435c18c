import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Locator, Page } from 'playwright-core';
import { buildChanged, type ChangedBuild } from '../../support/changed-build.ts';

/** Another build of the site: every page is marked as the second version, and the chunk of the team page is another. */
export function makeSecondVersion(): Promise<ChangedBuild> {
  return buildChanged([
    { file: 'index.html', before: '<html', after: '<html data-version="second"' },
    { file: 'src/pages/team/team-page.tsx', before: '{classes.page}', after: '{`${classes.page} second`}' },
  ]);
}

/** What the footer says of a build. */
export function contentHash({ dist }: { readonly dist: string }): string {
  const version = JSON.parse(readFileSync(path.join(dist, 'version.json'), 'utf8')) as { content: string };
  return version.content;
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

/** Waits until the page is of the second version. */
export async function becomesSecondVersion(page: Page): Promise<void> {
  const isSecond = () => document.documentElement.dataset['version'] === 'second';
  await page.waitForFunction(isSecond, undefined, installation);
}
