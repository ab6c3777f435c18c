import { colourPairs, type ColourPairs } from '../content/colour-pairs.ts';
import { palette, schemesOf, type ColourName } from '../content/palette.ts';
import { contrast } from '../lib/contrast.ts';
import type { Obstacle } from './obstacle.ts';
import type { Fault } from './text-rules.ts';

/** Pairs of colours that are too much alike, shown as 'light: text (value) on surface (value) has 4.48, not 4.5'. */
export function lowContrasts(pairs: readonly ColourPairs[] = colourPairs): Obstacle[] {
  return pairs.flatMap(({ least, colours, on }) =>
    colours.flatMap((name) =>
      on.flatMap((background) =>
        (['light', 'dark'] as const).flatMap((scheme, index) => {
          const [colour, behind] = [schemesOf(name)[index] ?? '', schemesOf(background)[index] ?? ''];
          const has = contrast(colour, behind);
          // Cut, not rounded: 4.499 is no 4.5.
          const said = Math.floor(has * 100) / 100;
          const shown = `${scheme}: ${name} ${colour} on ${background} ${behind} has ${said}, not ${least}`;
          const says = 'Colours of src/content/palette.ts are too much alike to be read (colour-pairs.ts).';
          return has >= least ? [] : [{ at: `palette.ts palette.${name}`, text: name, says, shown }];
        }),
      ),
    ),
  );
}

type Place = Pick<Fault, 'at' | 'text'>;

const written: readonly Place[] = (Object.keys(palette) as ColourName[]).flatMap((name) =>
  schemesOf(name).flatMap((text) => (text === undefined ? [] : [{ at: `palette.ts palette.${name}`, text }])),
);
const form = /^#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})$/i;

/** Colours that are written otherwise than the palette says, each once; where there are none, pairs that are too much alike. */
export function faultsOfColours(colours = written): Fault[] {
  const says = "write the colour as '#rgb', '#rrggbb' or '#rrggbbaa', in digits and letters from a to f.";
  const odd = new Map(colours.flatMap((each) => (form.test(each.text) ? [] : [[each.text, each]])));
  if (odd.size > 0) return [...odd.values()].map((place) => ({ ...place, says }));
  return lowContrasts().map(({ at, text, says: why, shown }) => ({ at, text, says: `${why} ${shown}.` }));
}
