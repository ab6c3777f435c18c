import { expect, test } from 'vitest';
import { colourPairs, decorative } from '../../src/content/colour-pairs.ts';
import { backgrounds } from '../../src/content/drawings.ts';
import { palette, type ColourName } from '../../src/content/palette.ts';
import { contrast } from '../../src/lib/contrast.ts';
import { readDrawing, withColours } from '../../src/pictures/palette.ts';
import { faultsOfColours, lowContrasts } from '../../src/publish/colour-rules.ts';
import { filesIn, root, textOf } from '../support/sources.ts';

/** Sources that may name a colour, by their names from the root. */
const files = filesIn('src', 'sw', 'public/art', 'public/icons')
  .concat('index.html')
  // Portraits are photographs, also where the sample draws them.
  .filter((file) => /\.(?:tsx?|css|svg|html)$/.test(file) && !file.startsWith('src/content/photos/'))
  .map((name) => ({ name, text: textOf(name) }));
const sheets = files.filter(({ name }) => name.endsWith('.css'));

/** A colour by its value, or by a name that styles know. Masks may be black: of theirs only the opacity counts. */
const literal = new RegExp(
  [
    /#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})\b(?!-)/,
    /\b(?:rgb|hsl|hwb|lab|lch|oklab|oklch)a?\(/,
    /\b(?:color|background|fill|stroke)["':= ]+(?:white|black|gr[ae]y|red|green|blue|yellow|orange)\b/,
  ]
    .map(({ source }) => source)
    .join('|'),
  'i',
);

const literalsIn = ({ name, text }: { name: string; text: string }) =>
  text.split('\n').flatMap((line, index) => {
    const found = literal.exec(line)?.[0];
    return found === undefined ? [] : [`${name}:${index + 1} ${found}`];
  });

test('a colour is written in the palette alone', () => {
  const wrong = [
    'color: #FFF;',
    "fill: '#12345678'",
    'rgb(0 0 0)',
    'hsla(1, 2%, 3%, 0.4)',
    'fill="white"',
    'background: black;',
  ];
  expect(wrong.flatMap((text) => literalsIn({ name: 'x', text }))).toHaveLength(wrong.length);
  const elsewhere = files.filter(({ name }) => name !== 'src/content/palette.ts');
  expect(elsewhere.flatMap(literalsIn)).toEqual([]);
});

test('every drawing names colours of the palette', async () => {
  const drawings = files.filter(({ name }) => name.endsWith('.svg'));
  expect(drawings.length).toBeGreaterThan(10);
  for (const { name } of drawings) expect(await readDrawing(root, name)).not.toContain('var(');
  await expect(readDrawing(root, 'src/app/tokens.css')).rejects.toThrow('src/app/tokens.css: var(--');
});

test('a name becomes its value where that is the same in both schemes', () => {
  expect(withColours('var(--ink8) var(--text) var(--r)')).toBe(`${palette.ink8} var(--text) var(--r)`);
});

test('the contrast is that of WCAG, and what is behind shows through', () => {
  expect(contrast('#000', '#ffffff')).toBeCloseTo(21);
  expect(contrast('#777777', '#fff')).toBeCloseTo(4.48, 2);
  expect(contrast('#00000080', '#fff')).toBeCloseTo(contrast('#7f7f7f', '#fff'), 1);
});

test('every pair in use can be told apart, in both schemes', () => {
  expect(lowContrasts()).toEqual([]);
  expect(lowContrasts([{ least: 3, colours: ['line'], on: ['text'] }])).toEqual([]);
  const [found] = lowContrasts([{ least: 4.5, colours: ['line'], on: ['surface'] }]);
  expect(found?.at).toBe('palette.ts palette.line');
  expect(found?.shown).toMatch(/^light: line #\w+ on surface #\w+ has 1\.\d+, not 4\.5$/);
});

test('a colour that is none is told, once', () => {
  const colours = ['#1a3E33', '#fff', '#0006', '#123d4580', '#59zf7c', 'green', '#12345', 'green'];
  const faults = faultsOfColours(colours.map((text) => ({ at: 'palette.ts palette.ink5', text })));
  expect(faults.map(({ text }) => text)).toEqual(['#59zf7c', 'green', '#12345']);
});

test('text stands out from the background of every drawing', () => {
  const walls = new Set(colourPairs.flatMap(({ colours, on }) => (colours.includes('on-dark') ? on : [])));
  const missing = Object.values(backgrounds).filter((wall) => !walls.has(wall));
  expect(missing).toEqual([]);
});

test('the styles set no text and no background that the pairs leave out', () => {
  const isColour = (name: string): name is ColourName => name in palette;
  const isPair = (name: ColourName, background: ColourName) =>
    colourPairs.some(({ colours, on }) => colours.includes(name) && on.includes(background));
  const told = new Set([...decorative, ...colourPairs.flatMap(({ colours }) => colours)]);
  const backgrounds = new Set(colourPairs.flatMap(({ on }) => on));
  const missing: string[] = [];
  let rules = 0;
  for (const { name, text } of sheets)
    for (const [, body = ''] of text.matchAll(/\{([^{}]*)\}/g)) {
      const valueOf = (property: RegExp) => {
        const value =
          new RegExp(`(?:^|[\\s;])${property.source}: var\\(--([\\w-]+)\\)`).exec(body)?.[1] ?? '';
        return isColour(value) ? value : undefined;
      };
      const [colour, background] = [valueOf(/color/), valueOf(/background(?:-color)?/)];
      if (colour || background) rules += 1;
      if (colour && !told.has(colour)) missing.push(`${name}: ${colour}`);
      if (background && !told.has(background) && !backgrounds.has(background))
        missing.push(`${name}: on ${background}`);
      if (colour && background && !isPair(colour, background))
        missing.push(`${name}: ${colour} on ${background}`);
    }
  expect(rules).toBeGreaterThan(100);
  expect(missing).toEqual([]);
});
