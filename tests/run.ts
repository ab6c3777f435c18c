import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buildSecondVersion } from './support/fresh-build.ts';
import { installChromium } from './support/install-chromium.ts';

/*
 * npm test: everything that decides whether the site is good, in the order in which a mistake is cheapest to find.
 * Stops at the first step that fails, says which, and ends with one line of counts.
 */

const reports = mkdtempSync(path.join(tmpdir(), 'site-tests-'));
let passed = 0;
let failed = 0;

/** Runs a command of node_modules. @returns whether it succeeded */
async function run(command: string, ...more: string[]): Promise<boolean> {
  const child = spawn('npx', [...command.split(' '), ...more], { stdio: 'inherit' });
  const [status] = (await once(child, 'close')) as [number | null];
  return status === 0;
}

/** Runs one of the three Vitest projects and counts its tests. */
async function vitest(project: 'unit' | 'build' | 'browser'): Promise<boolean> {
  const report = path.join(reports, `${project}.json`);
  const ok = await run(
    `vitest run --project ${project} --reporter=default --reporter=json`,
    `--outputFile.json=${report}`,
  );
  const counts = JSON.parse(readFileSync(report, 'utf8')) as {
    numPassedTests: number;
    numFailedTests: number;
  };
  passed += counts.numPassedTests;
  failed += counts.numFailedTests;
  return ok && counts.numPassedTests > 0;
}

/** Builds the site, and beside it the second version for the tests of updates: a build leaves a processor idle at times. */
async function build(): Promise<boolean> {
  const second = buildSecondVersion().then(
    () => true,
    (error: unknown) => void console.error(error),
  );
  const built = await Promise.all([run('vite build --logLevel warn'), second]);
  return built.every(Boolean);
}

type Step = () => boolean | Promise<boolean>;
const steps: readonly (readonly [name: string, step: Step, advice: string])[] = [
  ['types', () => run('tsc -b'), 'The TypeScript compiler found a mistake; its lines are above.'],
  ['lint', () => run('oxlint --deny-warnings'), 'oxlint found something; its lines are above.'],
  ['format', () => run('oxfmt --check'), 'A file is not formatted: npm run format does it.'],
  ['dead code', () => run('knip'), 'knip found something that nothing uses; its lines are above.'],
  ['unit tests', () => vitest('unit'), 'A unit test failed.'],
  ['build', build, 'The site could not be built.'],
  ['build tests', () => vitest('build'), 'The built site misses something that a test asks for.'],
  [
    'Chromium',
    installChromium,
    'Chromium is missing and could not be installed: install it yourself, or set CHROMIUM to its path.',
  ],
  ['browser tests', () => vitest('browser'), 'A test in Chromium failed.'],
];

for (const [name, step, advice] of steps) {
  console.log(`\n== ${name}`);
  if (await step()) continue;
  console.error(`\nStopped at: ${name}. ${advice}`);
  failed = Math.max(failed, 1);
  break;
}
rmSync(reports, { recursive: true });
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
