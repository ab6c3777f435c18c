import { readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, test, vi } from 'vitest';

/*
 * Content that nobody sees is found by rendering every page from content that notes what is read of it. Only lists are
 * watched this way: a card, a step or a member is shown as a whole, while texts of their own may wait for an event.
 */

const folder = path.resolve(import.meta.dirname, '../../src/content');
const modules = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .map((file) => file.split(path.sep).join('/'))
  .filter((file) => /\.ts$/.test(file) && !/types\.ts$/.test(file));

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
