import { describe, expect, test } from 'vitest';
import { classesOf, splitSheet } from '../../src/prerender/build/split-styles.ts';

const shown = new Set(['hero', 'text']);
const split = (sheet: string) => splitSheet(sheet, shown);

describe('a rule comes later', () => {
  test.each([
    ['when its class is not there', '.footer{color:red}'],
    ['when one class of a path to it is not there', '.footer .text{color:red}'],
    ['when this is so for each of its selectors', '.footer,.hero .card>p:first-child{color:red}'],
    ['within a condition, too', '@media (width>=900px){.footer{color:red}}'],
    ['within two', '@media (width>=900px){@supports (height:1dvh){.footer{color:red}}}'],
    ['when it is for paper', '@media print{body{color:#000}.hero{display:none}}'],
  ])('%s', (_, sheet) => {
    expect(split(sheet)).toEqual({ first: '', later: sheet });
  });
});

describe('a rule comes first', () => {
  test.each([
    ['when its class is there', '.hero{color:red}'],
    ['when it needs no class', 'h1,:root[data-fonts]{color:red}'],
    ['when one of its selectors needs none that is missing', '.footer,.hero{color:red}'],
    [
      'when what is missing may be missing',
      '.hero:not(.open):has(:is(.a,.b) [data-c=".d"]) .text{color:red}',
    ],
    ['when paper is only one of its media', '@media print,(scripting:none){.hero{color:red}}'],
    ['when it is a font', '@font-face{font-family:"A;}";src:url(a.woff2)}'],
    ['when it is a statement', '@layer reset,mantine;'],
  ])('%s', (_, sheet) => {
    expect(split(sheet)).toEqual({ first: sheet, later: '' });
  });
});

test('a block is taken apart, and order is kept', () => {
  expect(split('.a{x:1}.hero{x:2}@media (width>=9px){.b{x:3}.text{x:4}}.c{x:5}p{x:6}')).toEqual({
    first: '.hero{x:2}@media (width>=9px){.text{x:4}}p{x:6}',
    later: '.a{x:1}@media (width>=9px){.b{x:3}}.c{x:5}',
  });
});

test('braces in a string end no rule', () => {
  expect(split('.a:before{content:"}"}.hero:before{content:"{"}')).toEqual({
    first: '.hero:before{content:"{"}',
    later: '.a:before{content:"}"}',
  });
});

test('an animation comes with the first rule that names it', () => {
  const rise = '@keyframes rise{0%{opacity:0}}';
  expect(split(`${rise}.a{animation:rise 1s}`)).toEqual({ first: '', later: `${rise}.a{animation:rise 1s}` });
  expect(split(`.hero{animation:rise 1s}${rise}`).first).toContain(rise);
});

test('classes are those of elements', () => {
  expect([...classesOf('<p class="a b-1"><svg class="c"><path d="M0"></svg>.d{}')]).toEqual([
    'a',
    'b-1',
    'c',
  ]);
});
