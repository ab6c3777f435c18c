import { expect, test } from 'vitest';
import packageFile from '../../package.json' with { type: 'json' };
import { builtFiles, precachedFiles, read } from './site-files.ts';

const { version, content } = JSON.parse(read('/version.json').toString()) as Record<string, string>;

test("the version is the package's, with seven digits of the content's hash", () => {
  expect(version).toBe(packageFile.version);
  expect(content).toMatch(/^[0-9a-f]{7}$/);
});

test('it is kept on the device, and stands in no other file: a build changes only what has changed', () => {
  expect(precachedFiles().filter(({ file }) => file === '/version.json')).toHaveLength(1);
  const files = builtFiles().filter((file) => /\.(html|js|css|webmanifest)$/.test(file));
  expect(files.filter((file) => read(file).includes(`"${content}"`))).toEqual([]);
  expect(files.filter((file) => read(file).includes(`(${content})`))).toEqual([]);
});
