import type { Texts } from '../../content/texts.ts';
import classes from './guide-picture.module.css';

/** The browsers that a guide explains. */
export type InstallGuideName = keyof Texts['install']['installText']['guides'];

/*
 * What to look for, drawn on a grid of 240 by 132: the edge of a screen, and on it the one thing to press. Lines
 * stand for words, so the drawings need no translation; the sentence below each says the same.
 */

/** The parts of a picture from the back to the front: the class of each, and its path. */
type Picture = readonly (readonly [part: string, path: string])[];

const shareButton: Picture = [
  ['surface', 'M36 0v108a16 16 0 0 0 16 16h136a16 16 0 0 0 16-16V0'],
  ['words', 'M56 20h96M56 38h60'],
  ['line', 'M37 64h166M64 82l-8 8 8 8M88 82l8 8-8 8M146 82h12v16h-12zM176 84h14v12h-14z'],
  ['target', 'M99 90a21 21 0 0 1 42 0a21 21 0 0 1-42 0z'],
  ['mark', 'M120 93V77M114.500 82.500L120 77l5.500 5.500M114 88h-3v14h18V88h-3'],
];

const threeDots: Picture = [
  ['surface', 'M36 132V24a16 16 0 0 1 16-16h136a16 16 0 0 1 16 16v108'],
  ['field', 'M52 24h102v24H52z'],
  ['words', 'M64 36h52M56 84h96M56 102h128'],
  ['line', 'M37 64h166'],
  ['target', 'M159 36a21 21 0 0 1 42 0a21 21 0 0 1-42 0z'],
  ['dots', 'M180 27v.1M180 36v.1M180 45v.1'],
];

const menuBar: Picture = [
  ['surface', 'M0 16h240v32H0z'],
  ['words', 'M16 32a6 6 0 0 1 12 0a6 6 0 0 1-12 0zM42 32h34M144 32h26M184 32h32M42 84h150M42 104h110'],
  ['target', 'M86 18h44v28H86z'],
  ['targetWords', 'M96 32h24'],
];

/** A sheet of three entries, the second of which is the one. */
const sheet = (mark: string): Picture => [
  ['surface', 'M50 12h150v120H50z'],
  ['words', 'M66 32h64M66 106h48'],
  ['target', 'M56 50h138v36H56z'],
  ['targetWords', 'M66 68h84'],
  ['mark', mark],
];

const plusRow = sheet('M166 58h20v20h-20zM176 63v10M171 68h10');
const installRow = sheet('M169 56h14v24h-14zM176 60v11M172 67l4 4 4-4');

/** The pictures of each guide, one a step. */
const pictures: Readonly<Record<InstallGuideName, readonly Picture[]>> = {
  ios: [shareButton, plusRow],
  'firefox-android': [threeDots, installRow],
  chromium: [threeDots, installRow],
  'mac-safari': [menuBar, plusRow],
  other: [],
};

/** A picture of a step, counted from 0; nothing where the step has none. */
export function GuidePicture({ guide, step }: { guide: InstallGuideName; step: number }) {
  const picture = pictures[guide][step];
  return (
    picture && (
      <svg viewBox="0 0 240 132" className={classes.picture} aria-hidden="true">
        {picture.map(([part, path]) => (
          <path key={part} d={path} className={classes[part]} />
        ))}
      </svg>
    )
  );
}
