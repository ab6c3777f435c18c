/** Pauses between two attempts, in milliseconds: the first, and the longest. */
const pauses = { first: 2000, longest: 60_000 } as const;

/** Waits for the pause (milliseconds), or until the network seems to be back. */
export function waitForChance(pause: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, pause);
    addEventListener('online', () => resolve(), { once: true });
  });
}

/**
 * Loads a part of the site, however often that fails: for what must not be missing only because the first attempt fell
 * into a dead spot. Never rejects.
 */
export async function loadAtLast<Part>(load: () => Promise<Part>): Promise<Part> {
  for (let pause: number = pauses.first; ; pause = Math.min(2 * pause, pauses.longest)) {
    try {
      return await load();
    } catch {
      await waitForChance(pause);
    }
  }
}
