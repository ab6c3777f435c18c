import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../..');
/** All that a build is made of. */
const sources = ['index.html', 'package.json', 'package-lock.json', 'vite.config.ts', 'public', 'src', 'sw'];

/** When the file, or the youngest in the folder, was changed. */
function changedAt(place: string): number {
  const own = statSync(place);
  if (!own.isDirectory()) return own.mtimeMs;
  return Math.max(own.mtimeMs, ...readdirSync(place).map((name) => changedAt(path.join(place, name))));
}

/** Before the tests of a build: builds the site unless the one in dist is younger than everything it is made of. */
export function setup(): void {
  const built = path.join(root, 'dist/sw.js');
  const youngest = Math.max(...sources.map((name) => changedAt(path.join(root, name))));
  if (existsSync(built) && statSync(built).mtimeMs > youngest) return;
  const vite = path.join(root, 'node_modules/vite/bin/vite.js');
  const { status } = spawnSync(process.execPath, [vite, 'build', '--logLevel', 'warn'], {
    cwd: root,
    stdio: 'inherit',
    // Vitest sets NODE_ENV to 'test', with which React would be built for development.
    env: { ...process.env, NODE_ENV: 'production', VITEST: '' },
  });
  if (status !== 0) throw new Error('The site could not be built');
}
