import type { DecidedWords } from './types.ts';

/** The texts of this firm have none. */
export const wordsToDecide: readonly DecidedWords[] = [];
