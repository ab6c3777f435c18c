import { spawnSync } from 'node:child_process';
import { readFileSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import browserslistToEsbuild from 'browserslist-to-esbuild';
import { expect, test } from 'vitest';
import { browserslist } from '../../package.json' with { type: 'json' };
import { folderForTest } from '../support/test-folder.ts';

const root = path.resolve(import.meta.dirname, '../..');
const linterRules = readFileSync(path.join(root, '.oxlintrc.json'), 'utf8');

test('build and linter have the browsers of package.json', () => {
  const year = /^baseline (\d{4})$/.exec(browserslist.join())?.[1];
  expect(linterRules).toContain(`"available": ${year},`);
  expect(browserslistToEsbuild()).toEqual(['chrome108', 'edge108', 'firefox108', 'ios16', 'safari16']);
});

test('the linter finds what they do not have, in pages and in the worker', { timeout: 60_000 }, () => {
  const text = 'export const good = new URL(location.href), bad = URL.canParse(good.href);\n';
  const folder = folderForTest({ '.oxlintrc.json': linterRules, 'src/page.ts': text, 'sw/page.ts': text });
  symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'));
  const { stdout } = spawnSync(path.join(root, 'node_modules/.bin/oxlint'), ['--format', 'unix'], {
    cwd: folder,
    encoding: 'utf8',
  });
  const found = stdout.split('\n').filter((line) => line.includes("'URL.canParse()'"));
  expect(found.map((line) => line.split(':')[0]).toSorted()).toEqual(['src/page.ts', 'sw/page.ts']);
});
