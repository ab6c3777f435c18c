import path from 'node:path';
import { expect, test } from 'vitest';
import { className } from '../../src/prerender/build/class-names.ts';

const root = path.resolve(import.meta.dirname, '../..');
const nameIn = (module: string) => className('bar', path.join(root, module));

test('a class tells its module by a short ending, the same in every build', () => {
  const header = nameIn('src/layout/header/header.module.css');
  expect(header).toMatch(/^bar-[a-z0-9]{3}$/);
  expect(nameIn('src/layout/header/header.module.css?used')).toBe(header);
  expect(nameIn('src/layout/footer/footer.module.css')).not.toBe(header);
});
