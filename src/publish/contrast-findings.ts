import { colourPairs, type ColourPairs } from '../content/colour-pairs.ts';
import { schemesOf } from '../content/palette.ts';
import { contrast } from '../lib/contrast.ts';

/** Pairs of colours that are too much alike, each as 'light: text (value) on surface (value) has 4.48, not 4.5'. */
export function lowContrasts(pairs: readonly ColourPairs[] = colourPairs): string[] {
  return pairs.flatMap(({ least, colours, on }) =>
    colours.flatMap((name) =>
      on.flatMap((background) =>
        (['light', 'dark'] as const).flatMap((scheme, index) => {
          const [colour, behind] = [schemesOf(name)[index] ?? '', schemesOf(background)[index] ?? ''];
          const has = contrast(colour, behind);
          // Cut, not rounded: 4.499 is no 4.5.
          const said = Math.floor(has * 100) / 100;
          return has >= least
            ? []
            : [`${scheme}: ${name} ${colour} on ${background} ${behind} has ${said}, not ${least}`];
        }),
      ),
    ),
  );
}

/** What is in the way of publishing the colours: nothing, or one finding. */
export function contrastFindings(): string[] {
  const places = lowContrasts();
  const sentence = 'Colours of src/content/palette.ts are too much alike to be read (colour-pairs.ts).';
  return places.length === 0 ? [] : [[sentence, ...places].join('\n  ')];
}
