import type { ArtName } from '../../content/types.ts';

/** Kept so that the browser keeps what it has read of them. */
const read = new Map<ArtName, HTMLImageElement>();

/** Has the browser read a drawing that is on the device before a page shows it, so that both are there in the same frame. */
export function readDrawing(name: ArtName): void {
  if (read.has(name)) return;
  const image = new Image();
  image.src = `/art/${name}.svg`;
  read.set(name, image);
}
