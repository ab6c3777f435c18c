import type { ArtName } from '../../content/types.ts';

/** Kept so that the browser keeps what it has read of them. */
const ready = new Map<ArtName, HTMLImageElement>();

/** Has the browser fetch and read a drawing before a page shows it, so that both are there in the same frame. */
export function getDrawingReady(name: ArtName): void {
  if (ready.has(name)) return;
  const image = new Image();
  image.src = `/art/${name}.svg`;
  ready.set(name, image);
}
