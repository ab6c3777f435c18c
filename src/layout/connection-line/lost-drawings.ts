import { waitForChance } from '../../device/load-with-retries.ts';

/** In milliseconds: before the first further try, and when a drawing counts as gone. */
const firstPause = 3000;
const longestPause = 60_000;

const nextPauses = new WeakMap<EventTarget, number>();

async function askAgain(image: HTMLImageElement): Promise<void> {
  if (!image.dataset['art']) return;
  const pause = nextPauses.get(image) ?? firstPause;
  nextPauses.set(image, 2 * pause);
  if (pause > longestPause) return;
  await waitForChance(pause);
  // Setting it is what makes the browser ask. A portrait may have been replaced by another picture.
  if (image.isConnected) image.setAttribute('src', image.src);
}

/** Asks again for drawings of the site that fell into a dead spot: browsers leave their places empty. @returns the end of it */
export function insistOnDrawings(): () => void {
  const listen = ({ target }: Event) => target instanceof HTMLImageElement && void askAgain(target);
  addEventListener('error', listen, true);
  for (const image of document.images) if (image.complete && !image.naturalWidth) void askAgain(image);
  return () => removeEventListener('error', listen, true);
}
