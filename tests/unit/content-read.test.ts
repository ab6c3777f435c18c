import { expect, test } from 'vitest';
import { contentModules } from '../support/site-content.ts';
import { filesIn, textOf } from '../support/sources.ts';

/** Names of the texts and numbers in a value, at any depth. */
function namesIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  if (Array.isArray(value)) return value.flatMap(namesIn);
  return Object.entries(value).flatMap(([name, inner]) =>
    typeof inner === 'object' ? namesIn(inner) : typeof inner === 'function' ? [] : [name],
  );
}

test('every text that content names is named by the code that shows it', () => {
  const code = filesIn('src')
    .filter((file) => /\.tsx?$/.test(file) && !/^src\/content\/(?!contact-cards|\w+-words)/.test(file))
    .map(textOf)
    .join('\n');
  const words = new Set(code.match(/[\w-]+/g));
  // Looked up by something else: a slug.
  const byKey = /\/(practice-areas|services)\/|\/slugs\.ts$/;
  const modules = Object.entries(contentModules).filter(([file]) => !byKey.test(file));
  const unnamed = modules.flatMap(([file, module]) =>
    namesIn(module).flatMap((name) => (words.has(name) ? [] : [`${file}: ${name}`])),
  );
  expect(modules.length).toBeGreaterThan(20);
  expect([...new Set(unnamed)]).toEqual([]);
});
