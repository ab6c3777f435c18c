import { readFileSync } from 'node:fs';
import path from 'node:path';
import { uiText } from '../../src/content/en/ui-text.ts';

/** Why the build in a folder is not to be published under a name; undefined when it may be. */
export function whyNotFor(name: string, dist: string): string | undefined {
  const read = (file: string) => readFileSync(path.join(dist, file), 'utf8');
  const asked = `https://${name}`;
  const remedy = `Build it with SITE_URL=${asked} npm run build, then write the files again.`;
  const { sample } = uiText.footer;
  if (sample !== undefined && read('index.html').includes(sample)) return `dist/ is a sample. ${remedy}`;
  const builtFor = /^Sitemap: (.*)\/sitemap\.xml$/mu.exec(read('robots.txt'))?.[1];
  return builtFor === asked ? undefined : `dist/ was built for ${builtFor}, not for ${asked}. ${remedy}`;
}
