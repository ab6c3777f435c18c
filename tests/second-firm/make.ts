import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { copyProject, root } from '../support/project-copy.ts';
import { people, removed, replaced } from './changes.ts';

/** What src/content/README.md has a firm delete. */
const testsOfSample = [
  'tests/second-firm',
  'tests/browser/second-firm',
  'tests/unit/sample-content',
  'tests/build/sample-size.test.ts',
];

/** Where an entry of a list or of an object may stand, as oxfmt writes it: its key, or the object that has the id. */
const entriesOf = (id: string) => [
  new RegExp(`^  \\{\\n(?: {4}.*\\n)*? {4}id: '${id}',\\n(?: {4}.*\\n)*?  \\},\\n`, 'gm'),
  new RegExp(`^  '?${id}'?: \\{\\n(?: {4}.*\\n)*?  \\},\\n`, 'gm'),
  new RegExp(`^  '?${id}'?: .*,\\n`, 'gm'),
  new RegExp(`^  '${id}',\\n`, 'gm'),
  new RegExp(`'${id}', |, '${id}'`, 'g'),
];

function changed(text: string): string {
  const rest = removed.flatMap(entriesOf).reduce((all, entry) => all.replaceAll(entry, ''), text);
  return Object.entries(replaced).reduce((all, [before, after]) => all.replaceAll(before, after), rest);
}

/** Photographs of the people: their drawings as JPEG, four by five. */
async function writePhotographs(folder: string): Promise<void> {
  rmSync(folder, { recursive: true });
  mkdirSync(folder);
  for (const [drawing, id] of Object.entries(people)) {
    await sharp(path.join(root, `src/content/photos/${drawing}.svg`))
      .resize(800, 1000)
      .jpeg()
      .toFile(path.join(folder, `${id}.jpg`));
  }
}

/**
 * Makes another firm's site of a copy of the project, as src/content/README.md describes it: entries removed, words
 * replaced, and the files of `overlay/` in place of those of the sample.
 * @returns the folder of the copy, to be removed
 */
export async function makeSecondFirm(): Promise<string> {
  const copy = copyProject(testsOfSample);
  const content = path.join(copy, 'src/content');
  for (const file of readdirSync(content, { recursive: true, encoding: 'utf8' })) {
    const place = path.join(content, file);
    if (!file.endsWith('.ts')) continue;
    if (removed.includes(path.basename(file, '.ts'))) rmSync(place);
    else writeFileSync(place, changed(readFileSync(place, 'utf8')));
  }
  cpSync(path.join(import.meta.dirname, 'overlay'), copy, { recursive: true });
  await writePhotographs(path.join(content, 'photos'));
  return copy;
}
