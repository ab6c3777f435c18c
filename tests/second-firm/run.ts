import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { makeSecondFirm } from './make.ts';

/*
 * npm run test:second-firm: the tests, but those of the sample's words, over the site of another firm. With `-- --make`
 * the site is made and left where it is said to be.
 */

const cwd = await makeSecondFirm();
const run = (...command: readonly string[]) =>
  spawnSync('npx', command, { cwd, stdio: 'inherit' }).status === 0;
// Entries were removed from lists: lines may be shorter now.
const isMade = run('oxfmt', 'src/content') && run('tsx', 'tests/support/app-pictures/icons.ts');
const isTested = isMade && !process.argv.includes('--make') && run('tsx', 'tests/run.ts');
if (isTested) rmSync(cwd, { recursive: true });
else console.log(`The site of the second firm is in ${cwd}`);
process.exitCode = isTested || (isMade && process.argv.includes('--make')) ? 0 : 1;
