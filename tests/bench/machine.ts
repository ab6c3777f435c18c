import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';

/** Ticks of all processors since the machine was started. */
interface Ticks {
  readonly total: number;
  readonly busy: number;
}

/** How often what others do is counted, in milliseconds. */
const interval = 700;

/** @throws where there is no /proc, that is elsewhere than on Linux */
function readTicks(): Ticks {
  const [first = ''] = readFileSync('/proc/stat', 'utf8').split('\n');
  // user nice system idle iowait irq softirq steal (proc(5))
  const ticks = first.trim().split(/\s+/).slice(1, 9).map(Number);
  const total = ticks.reduce((sum, count) => sum + count, 0);
  return { total, busy: total - (ticks[3] ?? 0) - (ticks[4] ?? 0) };
}

function share(before: Ticks, after: Ticks, own = 0): number {
  const busy = after.busy - before.busy - own;
  return Math.max(0, busy / Math.max(1, after.total - before.total));
}

/** Ticks of this process and of every process that it started, by id. */
function ownTicks(): Map<number, number> {
  const processes = new Map<number, { readonly parent: number; readonly ticks: number }>();
  for (const name of readdirSync('/proc')) {
    if (!/^\d+$/.test(name)) continue;
    const status = readStatus(name);
    if (status) processes.set(Number(name), status);
  }
  const isOwn = (id: number): boolean =>
    id === process.pid || (id > 1 && isOwn(processes.get(id)?.parent ?? 0));
  return new Map([...processes].filter(([id]) => isOwn(id)).map(([id, { ticks }]) => [id, ticks] as const));
}

/** Parent and ticks of a process; null when it has ended meanwhile. */
function readStatus(id: string): { parent: number; ticks: number } | null {
  try {
    const text = readFileSync(`/proc/${id}/stat`, 'utf8');
    // The name stands in brackets and may contain anything.
    const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
    return { parent: Number(fields[1]), ticks: Number(fields[11]) + Number(fields[12]) };
  } catch {
    return null;
  }
}

/** Waits until at most 30 % of the machine is busy, or the patience (seconds) is over. */
export async function waitForQuiet(patience: number): Promise<void> {
  const until = performance.now() + patience * 1000;
  for (;;) {
    const before = readTicks();
    await sleep(400);
    if (share(before, readTicks()) <= 0.3 || performance.now() > until) return;
  }
}

/** Watches from now on. @returns ends it and tells what share of the machine (0 to 1) others have taken */
export function watchOthers(): () => number {
  const start = readTicks();
  let before = ownTicks();
  let own = 0;
  const count = (): void => {
    const after = ownTicks();
    for (const [id, ticks] of after) own += ticks - (before.get(id) ?? 0);
    before = after;
  };
  const timer = setInterval(count, interval);
  return () => {
    clearInterval(timer);
    count();
    return share(start, readTicks(), own);
  };
}
