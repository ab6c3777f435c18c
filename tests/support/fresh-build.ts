import { cpSync, existsSync, readdirSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import type { TestProject } from 'vitest/node';
import { changePortraits, secondDist, secondVersion } from '../browser/updates/second-version.ts';
import { buildChanged, runVite } from './changed-build.ts';
import { root } from './project-copy.ts';

/** All that a build is made of. */
const sources = ['index.html', 'package.json', 'package-lock.json', 'vite.config.ts', 'public', 'src', 'sw'];

/** When the file, or the youngest in the folder, was changed. */
function changedAt(place: string): number {
  const own = statSync(place);
  if (!own.isDirectory()) return own.mtimeMs;
  return Math.max(own.mtimeMs, ...readdirSync(place).map((name) => changedAt(path.join(place, name))));
}

/** Whether the build in a folder is younger than everything it is made of. */
function isFresh(dist: string, ...others: readonly string[]): boolean {
  const built = path.join(dist, 'sw.js');
  const youngest = Math.max(...[...sources, ...others].map((name) => changedAt(path.join(root, name))));
  return existsSync(built) && statSync(built).mtimeMs > youngest;
}

/** Builds the second version of the site (browser/updates/second-version.ts). Rejects when that fails. */
export async function buildSecondVersion(): Promise<void> {
  const { dist, remove } = await buildChanged(secondVersion, changePortraits);
  rmSync(secondDist, { recursive: true, force: true });
  cpSync(dist, secondDist, { recursive: true });
  remove();
}

/**
 * Before the tests of a build: builds the site, and for tests in a browser a second version of it, unless what lies there
 * is fresh.
 */
export async function setup({ name }: TestProject): Promise<void> {
  const wantsSecond = name !== 'build' && !isFresh(secondDist, 'tests/browser/updates/second-version.ts');
  await Promise.all([
    isFresh(path.join(root, 'dist')) ? undefined : runVite(root),
    wantsSecond ? buildSecondVersion() : undefined,
  ]);
}
