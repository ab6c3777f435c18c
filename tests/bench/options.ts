import { parseArgs } from 'node:util';

export interface Options {
  /** How often everything is measured. */
  readonly runs: number;
  /** Seconds to wait for a quiet machine before each measurement. */
  readonly patience: number;
  /** How often a measurement is made again when others were busy meanwhile. */
  readonly tries: number;
}

function positive(name: string, text: string): number {
  const number = Number(text);
  if (!/^\d+$/.test(text) || number < 1)
    throw new Error(`--${name} must be a whole number, and is '${text}'`);
  return number;
}

/** Reads `--runs 5 --patience 60 --tries 3`. @throws with a plain sentence when a value makes no sense */
export function readOptions(words: readonly string[]): Options {
  const { values } = parseArgs({
    args: [...words],
    options: {
      runs: { type: 'string', default: '5' },
      patience: { type: 'string', default: '60' },
      tries: { type: 'string', default: '3' },
    },
  });
  return {
    runs: positive('runs', values.runs),
    patience: positive('patience', values.patience),
    tries: positive('tries', values.tries),
  };
}
