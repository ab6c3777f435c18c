import type { ArtName } from '../content/types.ts';

const fetched = new Set<ArtName>();

/**
 * Brings a drawing into the browser's cache, where public/_headers lets it stay for a while. It is not read yet, as an
 * image would be: that takes a slow phone a frame, and many of them would stand before a tap.
 */
export async function fetchDrawing(name: ArtName): Promise<void> {
  if (fetched.has(name)) return;
  fetched.add(name);
  try {
    const response = await fetch(`/art/${name}.svg`, { priority: 'low' });
    await response.arrayBuffer();
  } catch {
    // The page that shows it asks again.
    fetched.delete(name);
  }
}
