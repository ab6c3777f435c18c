import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { contentModules } from '../support/site-content.ts';

const source = path.resolve(import.meta.dirname, '../../src');

/** Names of the texts and numbers in a value, at any depth. */
function namesIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  if (Array.isArray(value)) return value.flatMap(namesIn);
  return Object.entries(value).flatMap(([name, inner]) =>
    typeof inner === 'object' ? namesIn(inner) : typeof inner === 'function' ? [] : [name],
  );
}

test('every text that content names is named by the code that shows it', () => {
  const code = readdirSync(source, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/^content\/(?!contact-cards|\w+-words)/.test(file))
    .map((file) => readFileSync(path.join(source, file), 'utf8'))
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
