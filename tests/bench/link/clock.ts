/** What the link needs of time, so that tests can be their own. */
export interface Clock {
  /** Milliseconds since any moment. */
  now(): number;
  /** Calls once that moment has come, never before this call has returned. */
  at(time: number, run: () => void): void;
}

/** A timer is not finer than this, in milliseconds: what is nearer is done at the next turn. */
const timerGrain = 0.5;

export const realClock: Clock = {
  now: () => performance.now(),
  at(time, run) {
    const delay = time - performance.now();
    if (delay <= timerGrain) setImmediate(run);
    else setTimeout(run, delay);
  },
};
