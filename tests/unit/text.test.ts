import { expect, test } from 'vitest';
import { fill } from '../../src/lib/text.ts';

test.each([
  ['Slide {n} of {total}', { n: 2, total: 3 }, 'Slide 2 of 3'],
  ['{n}, {n} and {n}', { n: 'one' }, 'one, one and one'],
  ['{n} left{rest}', { n: 0, rest: '' }, '0 left'],
  ['About {name}', { name: "$& $1 $' {name}" }, "About $& $1 $' {name}"],
])('%j with %j is %j', (template: string, values, text) => {
  expect(fill(template, values)).toBe(text);
});

test.each(['Slide {n}', '{constructor}'])('a missing value throws and names the template: %s', (template) => {
  expect(() => fill(template, {})).toThrow(RangeError);
  expect(() => fill(template, {})).toThrow(template);
});

test('the compiler asks for every place of a template that it knows', () => {
  // @ts-expect-error total is missing
  expect(() => fill('Slide {n} of {total}', { n: 1 })).toThrow(RangeError);
});
