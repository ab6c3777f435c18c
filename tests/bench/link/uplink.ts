import type { Line } from '../lines.ts';
import type { Clock } from './clock.ts';
import { headerBytes } from './downlink.ts';

/** The upward half of a slow line, which all connections share. */
export interface Uplink {
  /** From now on this line; null: as fast as the machine. */
  shape(line: Line | null): void;
  /** A new connection, opened with one round trip. @returns sends bytes; `deliver` gets them in their order */
  open(deliver: (bytes: Buffer) => void): (bytes: Buffer) => void;
}

/** What goes up is small: it takes its time on the line and half a round trip, without slow start. */
export function createUplink(clock: Clock): Uplink {
  let line: Line | null = null;
  let freeAt = 0;
  return {
    shape(next) {
      line = next;
      freeAt = 0;
    },
    open(deliver) {
      const openAt = clock.now() + (line?.roundTrip ?? 0);
      const underway: Buffer[] = [];
      let lastArrival = 0;
      return (bytes) => {
        underway.push(bytes);
        if (line) {
          const start = Math.max(clock.now(), openAt, freeAt);
          freeAt = start + ((bytes.length + headerBytes) * 8000) / line.up;
          lastArrival = Math.max(lastArrival, freeAt + line.roundTrip / 2);
        }
        clock.at(lastArrival, () => {
          const next = underway.shift();
          if (next) deliver(next);
        });
      };
    },
  };
}
