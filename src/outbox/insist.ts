/** Between two tries, in milliseconds. */
const pauseMs = 1000;

/** How often it is tried: with the bound of every step, for about a minute. */
const tries = 20;

/**
 * Repeats a step on the device until it succeeds: for what must not be forgotten although the device does not answer.
 * @param isOver asked before every further try
 * @returns the value of the step; undefined when it was given up
 */
export async function insist<Value>(
  step: () => Promise<Value>,
  isOver: () => boolean = () => false,
): Promise<Value | undefined> {
  for (let left = tries; left > 0 && !isOver(); left -= 1) {
    try {
      return await step();
    } catch {
      await new Promise((resolve) => setTimeout(resolve, pauseMs));
    }
  }
  return undefined;
}
