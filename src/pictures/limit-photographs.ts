import { photographWidths } from '../lib/photographs.ts';

/** What the photographs may add to what a device stores, in bytes: two dozen have 10 kB each. */
const photographBudget = 250_000;

const photograph = new RegExp(String.raw`^assets/.*-${photographWidths.small}-[\w-]{8}\.avif$`);

/** Leaves photographs beyond the budget out of the worker's list: without a connection the avatar stands for them. */
export function limitPhotographs<Entry extends { readonly url: string; readonly size: number }>(
  entries: readonly Entry[],
) {
  let bytes = 0;
  const manifest = entries.filter(
    ({ url, size }) => !photograph.test(url) || (bytes += size) <= photographBudget,
  );
  const over = entries.length - manifest.length;
  const warning = `${over} photographs are not shown offline: all weigh ${bytes} bytes, and ${photographBudget} are stored.`;
  return { manifest, warnings: over > 0 ? [warning] : [] };
}
