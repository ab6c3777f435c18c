import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

interface LockedPackage {
  readonly version?: string;
  readonly license?: string;
  readonly resolved?: string;
  readonly integrity?: string;
  readonly hasInstallScript?: boolean;
  readonly dev?: boolean;
}

const root = path.resolve(import.meta.dirname, '../..');
const lock = JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8')) as {
  readonly packages: Readonly<Record<string, LockedPackage>>;
};
const manifest = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as {
  readonly dependencies: Readonly<Record<string, string>>;
  readonly devDependencies: Readonly<Record<string, string>>;
};
const packages = Object.entries(lock.packages).filter(([place]) => place !== '');
const nameOf = (place: string) => place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length);

/** Licences that ask for nothing but their notice, and those of data and of files that stay as they are. */
const free =
  /^(?:MIT|MIT-0|ISC|0BSD|BSD-2-Clause|BSD-3-Clause|Apache-2\.0|BlueOak-1\.0\.0|CC0-1\.0|CC-BY-4\.0|Python-2\.0|Unlicense|MPL-2\.0|Zlib)$/;

/** Whether one of the licences of 'MIT OR GPL-3.0', or all of 'MIT AND ISC', may be used. */
function isFree(license: string): boolean {
  const bare = license.replaceAll(/[()]/g, '');
  if (bare.includes(' OR ')) return bare.split(' OR ').some(isFree);
  return bare.split(' AND ').every((part) => free.test(part.trim()));
}

test('every package may be used, by its own word', () => {
  const strange = packages
    .filter(([, { license = '' }]) => !isFree(license))
    .map(([place, { license }]) => `${nameOf(place)}: ${license ?? 'no licence'}`);
  expect(packages.length).toBeGreaterThan(200);
  expect(strange).toEqual([]);
  expect(isFree('(MPL-2.0 OR Apache-2.0)')).toBe(true);
  expect(isFree('GPL-3.0')).toBe(false);
});

test('what reaches visitors asks for no source in return', () => {
  const shipped = packages
    .filter(([, { dev }]) => !dev)
    .map(([place, { license = '' }]) => ({ place, license }));
  expect(shipped.filter(({ license }) => !isFree(license.replaceAll('MPL-2.0', 'GPL-3.0')))).toEqual([]);
});

test('one package of the tools has an install script, and the build does not need it', () => {
  // It checks esbuild's binary, with which tsx runs the tests. See the README.
  const withScripts = packages.filter(([, entry]) => entry.hasInstallScript).map(([place]) => nameOf(place));
  expect([...new Set(withScripts)].toSorted()).toEqual(['esbuild']);
});

test('the lock file fixes every package by its content and names no registry', () => {
  expect(
    packages.filter(([, { integrity }]) => !integrity?.startsWith('sha512-')).map(([place]) => place),
  ).toEqual([]);
  expect(packages.filter(([, { resolved }]) => resolved !== undefined).map(([place]) => place)).toEqual([]);
});

test('direct dependencies are few and have one version each', () => {
  const direct = { ...manifest.dependencies, ...manifest.devDependencies };
  expect(Object.entries(direct).filter(([, version]) => !/^\d+\.\d+\.\d+$/.test(version))).toEqual([]);
  expect(Object.keys(manifest.dependencies).length).toBeLessThanOrEqual(16);
  expect(Object.keys(manifest.devDependencies).length).toBeLessThanOrEqual(28);
});
