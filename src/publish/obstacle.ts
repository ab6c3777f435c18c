import type { Fault } from './text-rules.ts';

/** What is in the way of publishing, at one place. */
export interface Obstacle extends Fault {
  /** How a list of all names the place, if not by file, field and text; '' where the sentence says all. */
  readonly shown?: string;
}

/** One sentence a kind, each with its places, a line each. */
export function listObstacles(obstacles: readonly Obstacle[]): string {
  const kinds = new Map(obstacles.map(({ says }) => [says, [says]]));
  for (const { at, text, says, shown = `${at}: ${text}` } of obstacles)
    if (shown !== '') kinds.get(says)?.push(shown);
  return [...kinds.values()].map((lines) => lines.join('\n  ')).join('\n\n');
}
