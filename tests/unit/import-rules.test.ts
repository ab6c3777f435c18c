import path from 'node:path';
import { expect, test } from 'vitest';
import { filesIn, textOf } from '../support/sources.ts';

const belowThePages = 'lib device content api outbox ui forms'.split(' ').map((name) => `src/${name}`);

/** Which of our folders each folder may import from. Within a folder everything may be imported, unless `parts` says otherwise. */
const allowed: Readonly<Record<string, readonly string[]>> = {
  'src/lib': [],
  'src/device': ['src/lib'],
  'src/content': ['src/lib'],
  'src/api': ['src/lib', 'src/device'],
  'src/outbox': ['src/lib', 'src/device'],
  'src/structured-data': [
    'src/lib',
    'src/device',
    ...['types', 'language', 'portraits'].map((name) => `src/content/${name}.ts`),
    'src/api/jobs.ts',
    'src/api/news.ts',
  ],
  // Of the content the kit has only its own words, 'Close', 'Share', 'Next slide', and what it draws.
  'src/ui': [
    'src/lib',
    'src/device',
    ...['types', 'texts', 'language', 'drawings', 'portraits', 'topic-icons'].map(
      (name) => `src/content/${name}.ts`,
    ),
  ],
  'src/forms': ['src/lib', 'src/device', 'src/content', 'src/api', 'src/outbox', 'src/ui'],
  'src/pages': [...belowThePages, 'src/structured-data'],
  'src/layout': belowThePages,
  'src/app': ['src'],
  'src/prerender': [
    'src/app',
    'src/content',
    'src/layout/disclaimer-gate',
    'src/device/chosen-language.ts',
    'src/device/consent.ts',
    'src/device/early-press.ts',
    'src/device/early-typing.ts',
    'src/device/install-prompt.ts',
    'src/lib',
    'src/structured-data',
    'src/device/storage-names.ts',
    // The version that the footer shows.
    'package.json',
  ],
  'src/publish': ['src/content', 'src/lib', 'src/pictures/portrait-files.ts'],
  'src/pictures': ['src/content', 'src/lib'],
  // The worker refreshes the stored lists as the pages do, by the same reading and merging; nothing else of the api.
  // Of the content it has what it says when nothing else is on the device.
  sw: [
    'src/outbox',
    'src/lib',
    'src/device',
    'src/api/refresh-lists.ts',
    'src/content/language.ts',
    'src/content/last-resort.ts',
  ],
  'tests/server': [],
};

/** Of what is allowed by the file's own name, that which only tells types. */
const typesOnly = /^src\/(?:content\/types|api\/(?:jobs|news))\.ts$/;

/** What only the named files and folders may use: a module, or a word of the platform. */
const singleDoors: readonly (readonly [what: RegExp, doors: readonly string[]])[] = [
  [/\bfetch\(/, ['src/api/http.ts', 'src/device/reload-once.ts', 'src/outbox/send.ts', 'sw/']],
  [/\b(?:from|import\() *['"]idb-keyval['"]/, ['src/api/stored-cache.ts', 'src/forms/draft-rows.ts']],
  [/\bindexedDB\b/, ['src/device/database.ts']],
  // Inline scripts run before any module.
  [
    /\blocalStorage\./,
    [
      'src/layout/disclaimer-gate/consent.ts',
      'src/device/chosen-language.ts',
      'src/device/early-typing.ts',
      'src/device/local-storage.ts',
    ],
  ],
  [/\bnavigator\.serviceWorker\b/, ['src/device/worker-client.ts']],
  [/['"]workbox-window['"]/, ['src/app/register-worker.ts']],
  [/['"]workbox-(?!window)[a-z-]+['"]/, ['sw/']],
  [/dangerouslySetInnerHTML|\.(inner|outer)HTML\b|insertAdjacentHTML/, ['src/ui/rich-text.tsx']],
];

function withoutComments(text: string): string {
  return text.replaceAll(/\/\*[\s\S]*?\*\//g, '').replaceAll(/^\s*\/\/.*$|\s\/\/\s.*$/gm, '');
}

/** Every source by its name from the root of the repository, with slashes. */
const files = filesIn('src', 'sw', 'tests/server')
  .filter((name) => /\.tsx?$/.test(name))
  .map((name) => ({ name, text: withoutComments(textOf(name)) }));

interface Import {
  readonly from: string;
  readonly to: string;
  readonly typeOnly: boolean;
}

const importPattern =
  /(?:^|\n)\s*(import|export)\s+(type\s+)?(?:[^'";]*?\sfrom\s+)?['"](\.[^'"]+)['"]|import\(\s*['"](\.[^'"]+)['"]\s*\)/g;

const imports = files.flatMap(({ name, text }) =>
  Array.from(text.matchAll(importPattern), ([, , type, named, lazy]): Import => ({
    from: name,
    to: path.posix.join(path.posix.dirname(name), named ?? lazy ?? ''),
    typeOnly: type !== undefined,
  })),
);
const folderOf = (name: string) => Object.keys(allowed).find((folder) => name.startsWith(`${folder}/`));

/** The folder of one page or one part of the layout: 'src/pages/home'; undefined for files that lie flat. */
const partOf = (name: string) => /^(src\/pages\/[^/]+)\//.exec(name)?.[1];

function isForbidden({ from, to, typeOnly }: Import): boolean {
  const own = folderOf(from);
  if (own === undefined) return false;
  // Code that runs in Node while building belongs to the build, not to the site.
  if (from.startsWith('src/prerender/build/') && /^src\/(?:prerender|publish|pictures)\//.test(to))
    return false;
  if (to.startsWith(`${own}/`)) return partOf(to) !== undefined && partOf(to) !== partOf(from);
  if (typesOnly.test(to) && allowed[own]?.includes(to)) return !typeOnly;
  return !(allowed[own] ?? []).some((target) => to === target || to.startsWith(`${target}/`));
}

test('imports point one way', () => {
  expect(imports).toContainEqual({ from: 'src/app/main.tsx', to: 'src/app/router.tsx', typeOnly: false });
  expect(imports.filter(isForbidden).map(({ from, to }) => `${from} -> ${to}`)).toEqual([]);
});

test('imports have no circle', () => {
  const product = files.filter(({ name }) => !name.startsWith('tests/'));
  const targets = new Map(product.map(({ name }) => [name, new Set<string>()]));
  for (const { from, to } of imports) if (targets.has(to)) targets.get(from)?.add(to);
  // What imports nothing that is left cannot be part of a circle.
  for (let before = -1; before !== targets.size;) {
    before = targets.size;
    for (const [name, left] of targets) {
      for (const target of left) if (!targets.has(target)) left.delete(target);
      if (left.size === 0) targets.delete(name);
    }
  }
  expect([...targets.keys()]).toEqual([]);
});

test('a wrong arrow is seen', () => {
  const wrong: readonly Import[] = [
    { from: 'src/lib/words.ts', to: 'src/content/en/firm.ts', typeOnly: false },
    { from: 'src/ui/button.tsx', to: 'src/content/types.ts', typeOnly: false },
    { from: 'src/structured-data/list-graphs.ts', to: 'src/api/jobs.ts', typeOnly: false },
    { from: 'src/pages/team/team-page.tsx', to: 'src/layout/header/header.tsx', typeOnly: false },
    { from: 'src/pages/team/team-page.tsx', to: 'src/pages/home/hero.tsx', typeOnly: false },
    { from: 'tests/server/app.ts', to: 'src/lib/words.ts', typeOnly: false },
    { from: 'src/outbox/outbox.ts', to: 'sw/sw.ts', typeOnly: false },
  ];
  expect(wrong.filter((entry) => !isForbidden(entry))).toEqual([]);
});

test.each(singleDoors)('%s is used by the named files alone', (what, doors) => {
  const users = files.filter(({ name, text }) => name.startsWith('s') && what.test(text));
  const others = users.filter(({ name }) => !doors.some((door) => name.startsWith(door)));
  expect(others.map(({ name }) => name)).toEqual([]);
});

test('the layout of the project has no folder that says nothing', () => {
  const folders = new Set(files.flatMap(({ name }) => name.split('/').slice(0, -1)));
  const saysNothing = /^(utils|helpers|hooks|components|types|constants|assets|common|misc)$/;
  expect([...folders].filter((folder) => saysNothing.test(folder))).toEqual([]);
});

test('the layout of the project has no barrel file', () => {
  const onlyPassesOn = /^(?:\s*export\s[^;]*\sfrom\s[^;]*;)+\s*$/;
  const barrels = files.filter(({ name, text }) => /index\.tsx?$/.test(name) && onlyPassesOn.test(text));
  expect(barrels.map(({ name }) => name)).toEqual([]);
});

test('what only Bangla has is tested in folders of its own, which go with the language', () => {
  const others = filesIn('tests').filter(
    (file) => file.endsWith('.ts') && !/\/(?:bangla|second-firm)\//.test(file),
  );
  const named = /src\/content\/bn\/|['"`(]\/bn\b|loadAllTexts\('bn'\)|localPath\('bn'/;
  expect(others.filter((file) => named.test(textOf(file)))).toEqual([]);
});
