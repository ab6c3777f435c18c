import { cpSync, mkdirSync, mkdtempSync, readdirSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** The root of the project. */
export const root = path.resolve(import.meta.dirname, '../..');

/** The packages, which are linked, the history, and what builds and tests leave behind. */
const notCopied = /^(?:node_modules|dist|dist-prerender|\.(?:git|data|vite|judge|hosts|bench|failed-tests))$/;

/**
 * Copies the project to a temporary folder, to be changed and built there. Its packages are linked; caches, whose names
 * begin with a dot, are its own.
 * @param leftOut files and folders from the root of the project: 'tests/unit/sample-content'
 */
export function copyProject(leftOut: readonly string[] = []): string {
  const copy = mkdtempSync(path.join(tmpdir(), 'changed-site-'));
  const packages = path.join(copy, 'node_modules');
  const isCopied = (file: string) => {
    const name = path.relative(root, file);
    return !notCopied.test(name) && !leftOut.includes(name);
  };
  cpSync(root, copy, { recursive: true, filter: isCopied });
  mkdirSync(packages);
  for (const name of readdirSync(path.join(root, 'node_modules'))) {
    if (!name.startsWith('.') || name === '.bin')
      symlinkSync(path.join(root, 'node_modules', name), path.join(packages, name));
  }
  return copy;
}
