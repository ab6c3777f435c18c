/** A colour as one number: red, green, blue and opacity, eight bits each. */
export type Colour = number;

const channels = [24, 16, 8, 0] as const;
const part = (colour: Colour, shift: number) => (colour >>> shift) & 255;

/** Colours that will become one, with the number of pixels of each. */
type Box = [colour: Colour, count: number][];

function spread(box: Box): { readonly shift: number; readonly size: number } {
  const sizes = channels.map((shift) => {
    const values = box.map(([colour]) => part(colour, shift));
    return { shift, size: Math.max(...values) - Math.min(...values) };
  });
  return sizes.reduce((widest, next) => (next.size > widest.size ? next : widest));
}

const pixelsIn = (box: Box) => box.reduce((sum, [, count]) => sum + count, 0);

/** Halves a box at its median pixel, along the channel in which its colours differ most. */
function split(box: Box, shift: number): [Box, Box] {
  const sorted = box.toSorted(([one], [other]) => part(one, shift) - part(other, shift));
  const half = pixelsIn(sorted) / 2;
  let seen = 0;
  const middle = sorted.findIndex(([, count]) => (seen += count) >= half) + 1;
  const cut = Math.min(Math.max(middle, 1), sorted.length - 1);
  return [sorted.slice(0, cut), sorted.slice(cut)];
}

/** The colour of most pixels: flat grounds keep exactly the colour that they have on the site. */
function mostUsed(box: Box): Colour {
  return box.reduce((best, next) => (next[1] > best[1] ? next : best))[0];
}

/**
 * Reduces colours to at most `size` by median cut: of every colour the one that stands for it. Where there are no more
 * than that, every colour stays as it is.
 */
export function reduceColours(counts: ReadonlyMap<Colour, number>, size: number): Map<Colour, Colour> {
  let boxes: Box[] = [[...counts]];
  while (boxes.length < Math.min(size, counts.size)) {
    const worst = boxes
      .filter((box) => box.length > 1)
      .map((box) => ({ box, ...spread(box) }))
      .map((entry) => ({ ...entry, weight: entry.size * Math.sqrt(pixelsIn(entry.box)) }))
      .reduce((one, other) => (other.weight > one.weight ? other : one));
    boxes = [...boxes.filter((box) => box !== worst.box), ...split(worst.box, worst.shift)];
  }
  return new Map(boxes.flatMap((box) => box.map(([colour]) => [colour, mostUsed(box)] as const)));
}
