import path from 'node:path';
import { runnerImport } from 'vite';
import { listObstacles } from './obstacle.ts';

/** Address at which the site is to be published; empty when the build makes a sample. */
export const publishedAddress = (): string => process.env['SITE_URL'] ?? '';

/** Imports a module of this folder that reads the content of the project at `root`: it is written for Vite, so Vite runs it. */
export const importForVite = async <Module>(root: string, name: string): Promise<Module> =>
  (await runnerImport<Module>(path.resolve(root, 'src/publish', name), { root })).module;

/** Judges the content of the project at `root` as it would be published at `address`. */
export async function publishCheck(root: string, address: string) {
  const rules = await importForVite<typeof import('./judge-content.ts')>(root, 'judge-content.ts');
  return rules.judgeContent(address);
}

/** @throws with every obstacle, when the content must not be published at `address` */
export async function refuseUnfinished(root: string, address: string): Promise<void> {
  const { obstacles } = await publishCheck(root, address);
  if (obstacles.length === 0) return;
  throw new Error(
    `The site is not ready to be published (npm run publish-check):\n\n${listObstacles(obstacles)}\n`,
  );
}
