import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import browserslistToEsbuild from 'browserslist-to-esbuild';
import { expect, test } from 'vitest';
import { browserslist } from '../../package.json' with { type: 'json' };

const root = path.resolve(import.meta.dirname, '../..');

test('build and linter have the browsers of package.json', () => {
  const year = /^baseline (\d{4})$/.exec(browserslist.join())?.[1];
  expect(readFileSync(path.join(root, '.oxlintrc.json'), 'utf8')).toContain(`"available": ${year},`);
  expect(browserslistToEsbuild()).toEqual(['chrome108', 'edge108', 'firefox108', 'ios16', 'safari16']);
});

test('the linter finds what they do not have, in pages and in the worker', { timeout: 60_000 }, () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'oldest-browsers-'));
  cpSync(path.join(root, '.oxlintrc.json'), path.join(folder, '.oxlintrc.json'));
  symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'));
  for (const name of ['src', 'sw']) {
    mkdirSync(path.join(folder, name));
    const text = 'export const good = new URL(location.href), bad = URL.canParse(good.href);\n';
    writeFileSync(path.join(folder, name, 'page.ts'), text);
  }
  const { stdout } = spawnSync(path.join(root, 'node_modules/.bin/oxlint'), ['--format', 'unix'], {
    cwd: folder,
    encoding: 'utf8',
  });
  rmSync(folder, { recursive: true });
  const found = stdout.split('\n').filter((line) => line.includes("'URL.canParse()'"));
  expect(found.map((line) => line.split(':')[0]).toSorted()).toEqual(['src/page.ts', 'sw/page.ts']);
});
