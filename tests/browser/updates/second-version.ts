import { cpSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Locator, Page } from 'playwright-core';
import { contentHash } from '../../../src/prerender/build/kept-list.ts';
import { buildFolder, keptFiles } from '../../build/site-files.ts';
import { distFolder } from '../site.ts';

/** The content hash that the second version shows in the footer. */
export const secondContent = 'bbbbbbb';

const secondBuildFolder = 'assets/SecondOf';

/**
 * Another build of the site in a folder of its own: every page is marked as the second version, and no chunk or style
 * sheet of ours is where it was, for each build has its own folder. Remove the folder at the end.
 */
export function makeSecondVersion(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'second-version-'));
  cpSync(distFolder, folder, { recursive: true });
  renameSync(path.join(folder, buildFolder), path.join(folder, secondBuildFolder));

  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  for (const name of names.filter((file) => /(\.(html|js|json)|^_headers)$/.test(file))) {
    // In pages and their parts, not in the worker, which looks for that tag.
    const marked = name.endsWith('.json') ? '<html data-version=\\"second\\"' : '<html data-version="second"';
    change(path.join(folder, name), (text) =>
      text
        .replaceAll(buildFolder, secondBuildFolder)
        .replace('<html', /\.(html|json)$/.test(name) ? marked : '<html')
        .replace(/"content":"[0-9a-f]{7}"/, `"content":"${secondContent}"`),
    );
  }
  // The worker's list: the hash of each file that has changed.
  change(path.join(folder, 'sw.js'), (text) =>
    keptFiles().reduce((list, { file, revision }) => {
      const now = contentHash(readFileSync(path.join(folder, file.replace(buildFolder, secondBuildFolder))));
      return now === revision ? list : list.replace(revision, now);
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
