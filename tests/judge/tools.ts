import { execFile, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Browser } from 'playwright-core';

/** What is judged. */
export interface Site {
  /** Address of the running site, without a slash at its end. */
  readonly base: string;
  /** Paths of the pages. */
  readonly paths: readonly string[];
  readonly browser: Browser;
}

/** What a judge says. */
export interface Verdict {
  /** One line each; none is what we want. */
  readonly findings: readonly string[];
  /** A score or a count that says how much was looked at, and what is argued for. */
  readonly figure: string;
}

/** @throws when it cannot do its work, which fails unless the judge was named as not installed */
export type Judge = (site: Site) => Promise<Verdict>;

const folder = path.resolve(import.meta.dirname, '../../.judge');
export const reportFile = path.join(folder, 'report.json');

/** A file of an installed package: `packageFile('vnu-jar', 'build/dist/vnu.jar')`. */
export const packageFile = (name: string, inside: string): string =>
  path.join(folder, 'node_modules', name, inside);

/** A module of an installed package; its shape is the caller's to say. */
export async function load<Shape>(name: string): Promise<Shape> {
  const file = createRequire(path.join(folder, 'package.json')).resolve(name);
  return (await import(pathToFileURL(file).href)) as Shape;
}

/**
 * Installs the judges as tests/judge/package-lock.json names them into `.judge/`, which Git ignores; nothing is done when
 * they are there. They are no dependencies of the project: nobody needs them to build or to test it, and together they
 * weigh more than everything else.
 * @throws when it fails
 */
export function installTools(): void {
  const lock = readFileSync(path.join(import.meta.dirname, 'package-lock.json'), 'utf8');
  const isThere = existsSync(path.join(folder, 'node_modules/.package-lock.json'));
  if (isThere && readFileSync(path.join(folder, 'package-lock.json'), 'utf8') === lock) return;
  for (const name of ['package.json', 'package-lock.json'])
    cpSync(path.join(import.meta.dirname, name), path.join(folder, name));
  console.log('Installing the judges into .judge/ (about half a minute)');
  // Their install scripts would fetch browsers and lists that are not needed.
  const options = ['--ignore-scripts', '--no-engine-strict', '--no-audit', '--no-fund'];
  const { status } = spawnSync('npm', ['ci', ...options], { cwd: folder, stdio: 'inherit' });
  if (status !== 0) throw new Error('The judges could not be installed');
  // The observatory reads a list of preloaded sites that its install script would have fetched: an empty one only
  // leaves out the bonus for being on it.
  writeFileSync(packageFile('@mdn/mdn-http-observatory', 'conf/hsts-preload.json'), '{}');
}

/**
 * What a command prints, whatever its exit code: that of a linter tells of findings. Not a synchronous call, for this
 * process serves the site.
 * @throws with what it complains of when it fails and prints nothing, or takes more than three minutes
 */
export function output(
  command: string,
  args: readonly string[],
  variables: NodeJS.ProcessEnv = {},
): Promise<string> {
  const options = { env: { ...process.env, ...variables }, maxBuffer: 1 << 28, timeout: 180_000 };
  return new Promise((resolve, reject) => {
    execFile(command, args, options, (error, stdout, stderr) => {
      if (!error || stdout !== '') resolve(stdout);
      else reject(new Error((stderr || error.message).trim().replaceAll(/\s+/g, ' ').slice(0, 300)));
    });
  });
}

/** Gives `use` a new folder, which is removed in the end. */
export async function withFolder<Result>(use: (folder: string) => Promise<Result>): Promise<Result> {
  const temporary = mkdtempSync(path.join(tmpdir(), 'judge-'));
  try {
    return await use(temporary);
  } finally {
    rmSync(temporary, { recursive: true, force: true, maxRetries: 3 });
  }
}

export const textAt = async (url: string): Promise<string> => (await fetch(url)).text();
