import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

export const root = path.resolve(import.meta.dirname, '../..');

/** The files in folders of the repository, at any depth, by their names from its root, with slashes. */
export const filesIn = (...folders: readonly string[]): string[] =>
  folders.flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' }).map(
      (file) => `${folder}/${file.replaceAll(path.sep, '/')}`,
    ),
  );

export const textOf = (name: string): string => readFileSync(path.join(root, name), 'utf8');
