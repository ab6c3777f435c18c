import { spawnSync } from 'node:child_process';

/** What Git answers; empty when it fails. */
function git(root: string, ...args: string[]): string {
  const { status, stdout } = spawnSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 1 << 26 });
  return status === 0 ? stdout : '';
}

/**
 * When each file below `folder` was last committed: 'YYYY-MM-DD' by path from the root of the repository. Empty where
 * there is no Git, no repository, or a shallow copy, whose one commit says nothing of the files.
 * @param root the folder of the project
 */
export function readContentHistory(root: string, folder: string): ReadonlyMap<string, string> {
  const dates = new Map<string, string>();
  if (git(root, 'rev-parse', '--is-shallow-repository').trim() !== 'false') return dates;
  const log = git(root, 'log', '--format=%x00%cs', '--name-only', '--relative', '--', folder);
  for (const commit of log.split('\0').slice(1)) {
    const [date = '', ...files] = commit.split('\n').filter(Boolean);
    // The newest commit comes first.
    for (const file of files) if (!dates.has(file)) dates.set(file, date);
  }
  return dates;
}
