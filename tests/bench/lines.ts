/** A slow connection. */
export interface Line {
  /** Bits a second, downwards and upwards. */
  readonly down: number;
  readonly up: number;
  /** Milliseconds there and back. */
  readonly roundTrip: number;
}

/** The two connections of the benchmark: what phones of visitors have in town, and between towns. */
export const lines = {
  'patchy-3g': { down: 400_000, up: 400_000, roundTrip: 400 },
  'slow-4g': { down: 1_600_000, up: 750_000, roundTrip: 150 },
} as const satisfies Readonly<Record<string, Line>>;

export type LineName = keyof typeof lines;

export const lineNames = Object.keys(lines) as readonly LineName[];

/** Where a measurement was made: on a line, without a connection, or with nothing slowed but the processor. */
export type Setting = LineName | 'offline' | 'unlimited';
