/** The first pause between two attempts, and the longest if not said, in milliseconds; each is twice as long as the last. */
const firstPause = 2000;
const oneMinute = 60_000;

/** Waits for the pause, or until the network seems to be back. */
function waitForChance(pause: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, pause);
    addEventListener('online', () => resolve(), { once: true });
  });
}

/**
 * Loads a part of the site, however often that fails: for what must not be missing only because the first attempt fell
 * into a dead spot. Never rejects.
 * @param longestPause between two attempts, in milliseconds
 */
export async function loadAtLast<Part>(load: () => Promise<Part>, longestPause = oneMinute): Promise<Part> {
  for (let pause = firstPause; ; pause = Math.min(2 * pause, longestPause)) {
    try {
      return await load();
    } catch {
      await waitForChance(pause);
    }
  }
}
