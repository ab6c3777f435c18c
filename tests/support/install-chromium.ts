import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { findChromium, systemShell } from './browser.ts';

function run(command: string, ...args: string[]): boolean {
  const environment = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  return spawnSync(command, args, { stdio: 'inherit', env: environment }).status === 0;
}

const isRootOnDebian = () => process.getuid?.() === 0 && run('sh', '-c', 'command -v apt-get >/dev/null');

/** Installs packages of the system, one by one, for not every system has each. */
function installPackages(...names: readonly string[]): void {
  console.log(`Installing ${names.join(' and ')}`);
  run('apt-get', 'update', '-qq');
  for (const name of names) run('apt-get', 'install', '-y', '-qq', '--no-install-recommends', name);
}

/**
 * Makes sure that the tests have a Chromium and its headless shell: the installed ones; as root on Debian and its kin the
 * system's packages; otherwise the copies that Playwright's own installer brings. Says what it does, and returns whether
 * a Chromium is there. Without a shell the tests take longer.
 */
export function installChromium(): boolean {
  const found = findChromium();
  const missing = [
    ...(found ? [] : ['chromium']),
    ...(existsSync(systemShell) ? [] : ['chromium-headless-shell']),
  ];
  if (missing.length > 0 && isRootOnDebian()) installPackages(...missing);
  if (findChromium() === undefined) {
    console.log("No Chromium found: asking Playwright's own installer");
    const packageFile = createRequire(import.meta.url).resolve('playwright-core/package.json');
    const installer = path.join(path.dirname(packageFile), 'cli.js');
    run(process.execPath, installer, 'install', 'chromium-headless-shell', 'chromium');
  }
  console.log(`Chromium: ${findChromium() ?? 'none'}`);
  return findChromium() !== undefined;
}
