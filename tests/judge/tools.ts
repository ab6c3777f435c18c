import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Browser } from 'playwright-core';
import { extraPackages } from '../support/extra-packages.ts';

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

/** The judges, in `.judge/`. */
const packages = extraPackages(import.meta.dirname, '.judge');
export const { file: packageFile, load, node: newNode } = packages;
export const reportFile = path.join(packages.folder, 'report.json');

/** Installs the judges, unless they are there. @throws when it fails */
export function installTools(): void {
  if (!packages.install()) return;
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
