import { within } from '../lib/within.ts';

/** Something to be brought to safety before the site loads the page again. */
type Task = () => Promise<unknown>;

const tasks = new Set<Task>();

/** How long a reload waits for them, in milliseconds: some devices never answer. */
const timeoutMs = 1000;

/** Has `task` done before every reload that the site itself causes. Returns the end of it. */
export function beforeReload(task: Task): () => void {
  tasks.add(task);
  return () => void tasks.delete(task);
}

/** Does what is to be done before a reload; resolves in a second at the latest and never rejects. */
export async function settleBeforeReload(): Promise<void> {
  const done = Promise.allSettled([...tasks].map((task) => task()));
  await within(done, timeoutMs).catch(() => undefined);
}
