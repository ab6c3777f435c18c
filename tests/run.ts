import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { installChromium } from './support/install-chromium.ts';

/*
 * npm test: everything that decides whether the site is good, in the order in which a mistake is cheapest to find.
 * Stops at the first step that fails, says which, and ends with one line of counts.
 */

const reports = mkdtempSync(path.join(tmpdir(), 'site-tests-'));
let passed = 0;
let failed = 0;

/** Runs a command of node_modules. */
const run = (command: string, ...more: string[]): boolean =>
  spawnSync('npx', [...command.split(' '), ...more], { stdio: 'inherit' }).status === 0;

/** Runs one of the three Vitest projects and counts its tests. */
function vitest(project: 'unit' | 'build' | 'browser'): boolean {
  const report = path.join(reports, `${project}.json`);
  const ok = run(
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

const steps: readonly (readonly [name: string, step: () => boolean, advice: string])[] = [
  ['types', () => run('tsc -b'), 'The TypeScript compiler found a mistake; its lines are above.'],
  ['lint', () => run('oxlint --deny-warnings'), 'oxlint found something; its lines are above.'],
  ['format', () => run('oxfmt --check'), 'A file is not formatted: npm run format does it.'],
  ['dead code', () => run('knip'), 'knip found something that nothing uses; its lines are above.'],
  ['unit tests', () => vitest('unit'), 'A unit test failed.'],
  ['build', () => run('vite build --logLevel warn'), 'The site could not be built.'],
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
  if (step()) continue;
  console.error(`\nStopped at: ${name}. ${advice}`);
  failed = Math.max(failed, 1);
  break;
}
rmSync(reports, { recursive: true });
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
