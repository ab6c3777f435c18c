import type { Texts } from '../../content/texts.ts';

/** The browsers that a guide explains. */
export type InstallGuideName = keyof Texts['install']['installText']['guides'];
