import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import path from 'node:path';
import { findChromium } from './browser.ts';

function run(command: string, ...args: string[]): boolean {
  const environment = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  return spawnSync(command, args, { stdio: 'inherit', env: environment }).status === 0;
}

/**
 * Makes sure that the tests have a Chromium: the installed one; as root on Debian and its kin the system's package;
 * otherwise the copy that Playwright's own installer brings. Says what it does, and returns whether one is there.
 */
export function installChromium(): boolean {
  const found = findChromium();
  if (found !== undefined) {
    console.log(`Found ${found}`);
    return true;
  }
  const isRoot = process.getuid?.() === 0;
  if (isRoot && run('sh', '-c', 'command -v apt-get >/dev/null')) {
    console.log('No Chromium found: installing the package of the system');
    run('apt-get', 'update', '-qq');
    run('apt-get', 'install', '-y', '-qq', '--no-install-recommends', 'chromium');
    if (findChromium() !== undefined) return true;
  }
  console.log("No Chromium found: asking Playwright's own installer");
  const packageFile = createRequire(import.meta.url).resolve('playwright-core/package.json');
  run(
    process.execPath,
    path.join(path.dirname(packageFile), 'cli.js'),
    'install',
    'chromium-headless-shell',
    'chromium',
  );
  return findChromium() !== undefined;
}
