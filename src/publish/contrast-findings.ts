import { colourPairs, type ColourPairs } from '../content/colour-pairs.ts';
import { schemesOf } from '../content/palette.ts';
import { contrast } from '../lib/contrast.ts';
import type { Obstacle } from './findings.ts';

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
