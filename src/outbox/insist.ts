/** Between two tries, in milliseconds. */
const pauseMs = 1000;

/** How often it is tried: with the bound of every step, for about a minute. */
const tries = 20;

/**
 * Repeats a step on the device until it succeeds: for what must not be forgotten although the device does not answer.
 * @param isOver asked before every try
 */
export async function insist(step: () => Promise<unknown>, isOver: () => boolean): Promise<void> {
  for (let left = tries; left > 0 && !isOver(); left -= 1) {
    try {
      await step();
      return;
    } catch {
      await new Promise((resolve) => setTimeout(resolve, pauseMs));
    }
  }
}
