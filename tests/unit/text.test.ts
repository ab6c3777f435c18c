import { expect, test } from 'vitest';
import { fill } from '../../src/lib/text.ts';

test('puts values into their places, each as often as it occurs', () => {
  expect(fill('Slide {n} of {total}', { n: 2, total: 3 })).toBe('Slide 2 of 3');
  expect(fill('{n}, {n} and {n}', { n: 'one' })).toBe('one, one and one');
  expect(fill('Nothing to fill', {})).toBe('Nothing to fill');
});

test('zero and an empty text are values', () => {
  expect(fill('{n} left{rest}', { n: 0, rest: '' })).toBe('0 left');
});

test('a value is put in as it is, with dollar signs and braces', () => {
  expect(fill('Read about {name}', { name: "$& $1 $' {name} \\" })).toBe("Read about $& $1 $' {name} \\");
});

test('a missing value throws and names the place and the template', () => {
  const template: string = 'Discover {n} Exciting Opportunities';
  expect(() => fill(template, {})).toThrow(
    new RangeError('No value for {n} in: Discover {n} Exciting Opportunities'),
  );
});

test('what every object inherits is not a value', () => {
  const template: string = '{constructor} {toString}';
  expect(() => fill(template, {})).toThrow(RangeError);
});

test('the compiler asks for every place of a template that it knows', () => {
  // @ts-expect-error total is missing
  expect(() => fill('Slide {n} of {total}', { n: 1 })).toThrow(RangeError);
});
