import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test, vi } from 'vitest';

/*
 * Content that nobody sees is found by rendering every page from content that notes what is read of it. Only lists are
 * watched this way: a card, a step or a member is shown as a whole, while texts of their own may wait for an event.
 */

const folder = path.resolve(import.meta.dirname, '../../src/content');
const modules = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .map((file) => file.split(path.sep).join('/'))
  .filter((file) => file.endsWith('.ts') && file !== 'types.ts');

/** Fields of the items of lists by where they stand ('home.ts principles.items[].icon'), and whether they were read. */
const fields = new Map<string, boolean>();

function watched(value: unknown, name: string): unknown {
  if (typeof value !== 'object' || value === null || value instanceof Map || value instanceof Promise)
    return value;
  const isItem = name.endsWith('[]');
  if (isItem) {
    for (const key of Object.keys(value)) fields.set(`${name}.${key}`, fields.get(`${name}.${key}`) ?? false);
  }
  return new Proxy(value, {
    get(target, key) {
      const inner: unknown = Reflect.get(target, key);
      if (typeof key === 'symbol' || typeof inner === 'function') return inner;
      const place = Array.isArray(target) && /^\d+$/.test(key) ? `${name}[]` : `${name}.${key}`;
      if (isItem) fields.set(place, true);
      // A frozen property must be returned as it is.
      const isFixed = Object.getOwnPropertyDescriptor(target, key)?.writable === false;
      return isFixed ? inner : watched(inner, place);
    },
  });
}

test('every field of the items in the content is read by a page', async () => {
  for (const file of modules) {
    vi.doMock(`../../src/content/${file}`, async (importOriginal) => {
      const module = await importOriginal<Record<string, unknown>>();
      const exported = Object.entries(module);
      return Object.fromEntries(exported.map(([name, value]) => [name, watched(value, `${file} ${name}`)]));
    });
  }
  const { pagePaths, renderPage, shells, buildSearchIndex } = await import('../../src/prerender/entry.tsx');
  for (const page of [...pagePaths, ...shells.map(({ path: shell }) => shell)]) await renderPage(page);
  await buildSearchIndex();
  const unread = [...fields].filter(([, isRead]) => !isRead).map(([name]) => name);
  expect(fields.size).toBeGreaterThan(50);
  // The specification gives a member of the team these two (section 3); the pages take them from the member's section.
  const specified = new Set(['team.ts teamMembers[].path', 'team.ts teamMembers[].sectionName']);
  expect(unread.filter((name) => !specified.has(name))).toEqual([]);
}, 60_000);

/** Names of the texts and numbers in an object, at any depth; those of items in lists are the other test's. */
function namesIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return [];
  return Object.entries(value).flatMap(([name, inner]) =>
    typeof inner === 'object' ? namesIn(inner) : [name],
  );
}

test('every text that content names is named by the code that shows it', async () => {
  const source = path.dirname(folder);
  const code = readdirSync(source, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !file.startsWith('content'))
    .map((file) => readFileSync(path.join(source, file), 'utf8'))
    .join('\n');
  const words = new Set(code.match(/[\w-]+/g));
  // Looked up by something else: a path, a day, a kind of message, a state.
  const byKey = /^(practice-areas|services)\/|^slugs\.ts$/;
  const unnamed: string[] = [];
  for (const file of modules.filter((name) => !byKey.test(name))) {
    const module = await vi.importActual<Record<string, unknown>>(`../../src/content/${file}`);
    for (const [name, value] of Object.entries(module)) {
      const keys = namesIn(value).filter((key) => !words.has(key));
      unnamed.push(...keys.map((key) => `${file} ${name}: ${key}`));
    }
  }
  expect(unnamed).toEqual([]);
});
