import path from 'node:path';
import { runnerImport } from 'vite';

/** Address at which the site is to be published; empty when the build makes a sample. */
export const publishedAddress = (): string => process.env['SITE_URL'] ?? '';

/**
 * Judges the content of the project at `root`. Vite runs what reads it, for the content is written for Vite.
 * @param address see publishedAddress
 */
export async function publishCheck(root: string, address: string) {
  const file = path.resolve(root, 'src/publish/judge-content.ts');
  const { module } = await runnerImport<typeof import('./judge-content.ts')>(file, { root });
  return module.judgeContent(address);
}

/** @throws with every finding, when the content must not be published at `address` */
export async function refuseUnfinished(root: string, address: string): Promise<void> {
  const { findings } = await publishCheck(root, address);
  if (findings.length === 0) return;
  throw new Error(
    `The site is not ready to be published (npm run publish-check):\n\n${findings.join('\n\n')}\n`,
  );
}
