/** Between two attempts, in milliseconds; each pause is twice as long as the last. */
const firstPause = 2000;

/**
 * Loads a part of the site, however often that fails, and again as soon as the network seems to be back. Never rejects.
 * @param longestPause between two attempts, in milliseconds
 */
export async function loadAtLast<Part>(load: () => Promise<Part>, longestPause = 60_000): Promise<Part> {
  for (let pause = firstPause; ; pause = Math.min(2 * pause, longestPause)) {
    try {
      return await load();
    } catch {
      await new Promise((resolve) => {
        setTimeout(resolve, pause);
        addEventListener('online', resolve, { once: true });
      });
    }
  }
}

/** Asks again for a picture that was lost, as long as it is wanted; once an hour at last. Never rejects. */
export const pictureAtLast = (image: HTMLImageElement, isWanted = () => true): Promise<void> =>
  loadAtLast(
    async () => {
      if (!isWanted()) return;
      // Setting it is what makes the browser ask.
      image.setAttribute('src', image.src);
      await image.decode();
    },
    60 * 60 * 1000,
  );
