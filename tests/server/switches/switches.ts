import { EventEmitter, once } from 'node:events';
import type { ApiCall } from '../api/calls.ts';

/** What a switch makes the server do. Times are milliseconds. */
export type Effect =
  /** Answers this status with a JSON message. retryAfter goes into the header: seconds. */
  | { kind: 'fail'; status: number; retryAfter?: number }
  | { kind: 'delay'; milliseconds: number }
  /** Waits until it is released. */
  | { kind: 'hold' }
  /** Closes the connection instead of answering: with stage 'after', once the submission is stored. */
  | { kind: 'cut' }
  | { kind: 'slow upload'; bytesPerSecond: number }
  /** 200 with somebody's HTML log-in page. */
  | { kind: 'captive portal' }
  | { kind: 'redirect'; location?: string; status?: 301 | 302 | 303 | 307 | 308 }
  /** Answers exactly this. */
  | { kind: 'raw'; body: string; status?: number; contentType?: string }
  /** The test's own JSON in place of a list, hostile or not. */
  | { kind: 'list'; body: unknown };

interface Switch {
  /** One call, or '*' for all of them. */
  call: ApiCall | '*';
  effect: Effect;
  /** Before a submission is stored (the default) or after it. A list has no 'after'. */
  stage?: 'before' | 'after';
  /** It applies to so many requests, then it is spent. Default: until it is cleared. */
  times?: number;
}

/** A switch as it applies to one request. */
export type AppliedSwitch = Required<Pick<Switch, 'effect' | 'stage'>>;

/** What becomes of a request that was held: it goes on, or its connection is cut and nothing more happens. */
type Release = 'continue' | 'cut';

export type Switches = ReturnType<typeof createSwitches>;

export function createSwitches() {
  let active: Switch[] = [];
  let waiting: ((outcome: Release) => void)[] = [];
  const arrivals = new EventEmitter();

  const switches = {
    /** Clears, then adds. */
    set(...wanted: Switch[]): void {
      switches.clear();
      active = wanted.map((entry) => ({ ...entry }));
    },
    /** Takes all switches away and lets everything that is held continue. */
    clear(): void {
      active = [];
      switches.release();
    },
    /** Lets all held requests go. */
    release(outcome: Release = 'continue'): void {
      const released = waiting;
      waiting = [];
      for (const go of released) go(outcome);
    },
    /** Resolves once a request is held. */
    async whenHeld(): Promise<void> {
      if (waiting.length === 0) await once(arrivals, 'held');
    },
    /** For the server: the switches that apply to this request, in their order. Counts it. */
    take(call: ApiCall): AppliedSwitch[] {
      const applied: AppliedSwitch[] = [];
      for (const entry of active) {
        if ((entry.call !== '*' && entry.call !== call) || entry.times === 0) continue;
        if (entry.times !== undefined) entry.times -= 1;
        applied.push({ effect: entry.effect, stage: entry.stage ?? 'before' });
      }
      active = active.filter((entry) => entry.times !== 0);
      return applied;
    },
    /** For the server: waits until released. */
    hold(): Promise<Release> {
      return new Promise((resolve) => {
        waiting.push(resolve);
        arrivals.emit('held');
      });
    },
  };
  return switches;
}
