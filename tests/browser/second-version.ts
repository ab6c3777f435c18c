import { createHash } from 'node:crypto';
import { cpSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Locator, Page } from 'playwright-core';
import { precacheEntries } from '../build/site-files.ts';
import { distFolder } from './site.ts';

/** The content hash that the second version shows in the footer. */
export const secondContent = 'bbbbbbb';

const chunkFolder = 'assets';
const secondChunkFolder = 'assets-second';

const revisionOf = (file: string) => createHash('md5').update(readFileSync(file)).digest('hex');

/**
 * Another build of the site in a folder of its own: every page is marked as the second version, and no chunk or style
 * sheet of the first is there any more, each has a new name. Remove the folder at the end.
 */
export function makeSecondVersion(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'second-version-'));
  cpSync(distFolder, folder, { recursive: true });
  renameSync(path.join(folder, chunkFolder), path.join(folder, secondChunkFolder));

  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  for (const name of names.filter((file) => /(\.(html|js|css)|^_headers|^version\.json)$/.test(file))) {
    change(path.join(folder, name), (text) =>
      text
        .replaceAll(new RegExp(`\\b${chunkFolder}/`, 'g'), `${secondChunkFolder}/`)
        .replace('<html', '<html data-version="second"')
        .replace(/"content":"[0-9a-f]{7}"/, `"content":"${secondContent}"`),
    );
  }
  // The list of the precache: the revision of each file that has changed.
  change(path.join(folder, 'sw.js'), (text) =>
    precacheEntries().reduce((list, { file, revision }) => {
      const now = revision === null ? null : revisionOf(path.join(folder, file));
      return revision === null || now === revision ? list : list.replace(revision, String(now));
    }, text),
  );
  return folder;
}

/** Writes a file anew; what was compressed of the first version is removed. */
function change(file: string, edit: (text: string) => string): void {
  const text = readFileSync(file, 'utf8');
  const edited = edit(text);
  if (edited === text) return;
  writeFileSync(file, edited);
  for (const suffix of ['.br', '.gz']) rmSync(file + suffix, { force: true });
}

/** The worker fetches every file of the second version: on a busy machine that takes its time. In milliseconds. */
const installation = { timeout: 60_000 };

/** Waits until the page offers to load a newer version. @returns the button that does */
export async function reloadOffered(page: Page): Promise<Locator> {
  const offer = page.getByRole('alert').filter({ hasText: 'A newer version of this site' });
  const button = offer.getByRole('button', { name: 'Reload' });
  await button.waitFor(installation);
  return button;
}

/** Waits until the page is of the second version. */
export async function becomesSecondVersion(page: Page): Promise<void> {
  const isSecond = () => document.documentElement.dataset['version'] === 'second';
  await page.waitForFunction(isSecond, undefined, installation);
}
