import { expect, test } from 'vitest';
import { className, moduleEnding } from '../../src/prerender/build/class-names.ts';
import { splitStyles } from '../../src/prerender/build/late-styles.ts';

const footer = moduleEnding('src/layout/footer/footer.module.css');
const header = moduleEnding('src/layout/header/header.module.css');

test('a class tells its module by a short ending, the same in every build', () => {
  expect(
    className('bar', new URL('../../src/layout/header/header.module.css', import.meta.url).pathname),
  ).toBe(`bar-${header}`);
  expect(header).toMatch(/^[a-z0-9]{3}$/);
  expect(header).not.toBe(footer);
});

test('the rules of what comes late go to the end, also out of media queries; all others stay, in their order', () => {
  const css = [
    `:root{--ground:#fff}`,
    `.a-${footer}{content:"}"}`,
    `.bar-${header}{top:0}`,
    `@media (width>=720px){.bar-${header}{top:1px}.a-${footer} h2{top:2px}}`,
    `.bar-${header} .a-${footer}{left:0}`,
    `@keyframes light-${footer}{0%{opacity:0}}`,
    `.gate-title{left:1px}`,
  ].join('');
  const { early, late } = splitStyles(css);
  expect(early.split('@layer')[0]).toBe(
    `:root{--ground:#fff}.bar-${header}{top:0}@media (width>=720px){.bar-${header}{top:1px}}.bar-${header} .a-${footer}{left:0}.gate-title{left:1px}`,
  );
  expect(late.split('@layer')[0]).toBe(
    `.a-${footer}{content:"}"}@media (width>=720px){.a-${footer} h2{top:2px}}@keyframes light-${footer}{0%{opacity:0}}`,
  );
  // What waits for its styles is seen once they are there.
  expect(early).toMatch(/@layer unstyled\{#root>footer,#root>aside\{visibility:hidden\}\}$/);
  expect(late).toMatch(/@layer unstyled\{#root>footer,#root>aside\{visibility:visible\}\}$/);
});

test('a sheet without any late rule is a mistake', () => {
  expect(() => splitStyles('.gate{top:0}')).toThrow('No rule belongs to what comes late');
});
