/** Something to be brought to safety before the site loads the page again. */
type Task = () => Promise<unknown>;

const tasks = new Set<Task>();

/** How long a reload waits for them, in milliseconds: some devices never answer. */
const patience = 1000;

/** Has `task` done before every reload that the site itself causes. Returns the end of it. */
export function beforeReload(task: Task): () => void {
  tasks.add(task);
  return () => void tasks.delete(task);
}

/** Does what is to be done before a reload; resolves in a second at the latest and never rejects. */
export async function settleBeforeReload(): Promise<void> {
  const tooLate = new Promise<void>((resolve) => {
    setTimeout(resolve, patience);
  });
  await Promise.race([Promise.allSettled([...tasks].map((task) => task())), tooLate]);
}
