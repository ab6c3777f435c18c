import { whenIdle } from './when-idle.ts';

/** What is to come from the device waits for that at most, in milliseconds after the page was idle. */
const patience = 5000;

let isKept = false;
const waiting = new Set<() => void>();

/** For the page's side of the worker: the worker answers now, with the whole site, or there will be none. */
export function noteSiteKept(): void {
  isKept = true;
  for (const work of waiting) work();
  waiting.clear();
}

/**
 * Runs `work` when the page is idle and the worker has the site: for parts that nobody waits for, so that they are not
 * fetched beside it. Where the line is slow the page goes on without. Returns a way to call it off.
 */
export function whenIdleAndKept(work: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const run = () => {
    stop();
    work();
  };
  const callOff = whenIdle(() => {
    if (isKept) return work();
    waiting.add(run);
    timer = setTimeout(run, patience);
  });
  function stop(): void {
    callOff();
    waiting.delete(run);
    clearTimeout(timer);
  }
  return stop;
}
