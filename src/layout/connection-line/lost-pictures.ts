import { loadAtLast } from '../../device/load-with-retries.ts';

const asked = new WeakSet<Element>();

function askAgain(image: HTMLImageElement): void {
  if (asked.has(image)) return;
  asked.add(image);
  const load = async () => {
    // Portraits and advertisements are replaced by another picture.
    if (!image.isConnected) return;
    // Setting it is what makes the browser ask.
    image.setAttribute('src', image.src);
    await image.decode();
  };
  // One that is gone for good is asked for once an hour at last.
  void loadAtLast(load, 60 * 60 * 1000);
}

/** Asks again for drawings, and pictures of news, that fell into a dead spot: browsers leave their places empty. Call it once. */
export function insistOnPictures(): void {
  addEventListener('error', ({ target }) => target instanceof HTMLImageElement && askAgain(target), true);
  for (const image of document.images) if (image.complete && !image.naturalWidth) askAgain(image);
}
