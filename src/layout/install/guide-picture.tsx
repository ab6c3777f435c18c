import type { ReactNode } from 'react';
import type { Texts } from '../../content/texts.ts';
import classes from './guide-picture.module.css';

/*
 * What to look for, drawn on a grid of 240 by 132: the edge of a screen, and on it the one thing to press. Lines
 * stand for words, so the drawings need no translation; the sentence below each says the same.
 */

/** The browsers that a guide explains. */
export type InstallGuideName = keyof Texts['install']['installText']['guides'];

/** A sheet of three entries, the second of which is the one. */
function Rows({ mark, left = 40 }: { mark: string; left?: number }) {
  const right = 200;
  return (
    <>
      <path d={`M${left} 12h${right - left}v120h${left - right}z`} className={classes.surface} />
      <path d={`M${left + 16} 32h64M${left + 16} 106h48`} className={classes.words} />
      <path d={`M${left + 6} 50h${right - left - 12}v36h${left - right + 12}z`} className={classes.target} />
      <path d={`M${left + 16} 68h84`} className={classes.targetWords} />
      <path d={mark} className={classes.mark} />
    </>
  );
}

const shareButton = (
  <>
    <path d="M36 0v108a16 16 0 0 0 16 16h136a16 16 0 0 0 16-16V0" className={classes.surface} />
    <path d="M56 20h96M56 38h60" className={classes.words} />
    <path
      d="M37 64h166M64 82l-8 8 8 8M88 82l8 8-8 8M146 82h12v16h-12zM176 84h14v12h-14z"
      className={classes.line}
    />
    <circle cx="120" cy="90" r="21" className={classes.target} />
    <path d="M120 93V77M114.500 82.500L120 77l5.500 5.500M114 88h-3v14h18V88h-3" className={classes.mark} />
  </>
);

const threeDots = (
  <>
    <path d="M36 132V24a16 16 0 0 1 16-16h136a16 16 0 0 1 16 16v108" className={classes.surface} />
    <path d="M52 24h102v24H52z" className={classes.field} />
    <path d="M64 36h52M56 84h96M56 102h128" className={classes.words} />
    <path d="M37 64h166" className={classes.line} />
    <circle cx="180" cy="36" r="21" className={classes.target} />
    <path d="M180 27v.1M180 36v.1M180 45v.1" className={classes.dots} />
  </>
);

const menuBar = (
  <>
    <path d="M0 16h240v32H0z" className={classes.surface} />
    <circle cx="22" cy="32" r="6" className={classes.words} />
    <path d="M42 32h34M144 32h26M184 32h32M42 84h150M42 104h110" className={classes.words} />
    <path d="M86 18h44v28H86z" className={classes.target} />
    <path d="M96 32h24" className={classes.targetWords} />
  </>
);

const plusRow = <Rows mark="M166 58h20v20h-20zM176 63v10M171 68h10" />;
const installRow = <Rows mark="M169 56h14v24h-14zM176 60v11M172 67l4 4 4-4" left={60} />;

/** The pictures of each guide, one a step. */
const pictures: Readonly<Record<InstallGuideName, readonly ReactNode[]>> = {
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
        {picture}
      </svg>
    )
  );
}
