/** The positions of the items of a list, in pixels. */
export interface Layout {
  /** Top of each item. */
  readonly tops: Float64Array;
  readonly total: number;
}

/** Places items below each other. Those without a measured height have the estimate. */
export function layOut(keys: readonly string[], heights: ReadonlyMap<string, number>, estimate: number): Layout {
  const tops = new Float64Array(keys.length);
  let total = 0;
  for (const [index, key] of keys.entries()) {
    tops[index] = total;
    total += heights.get(key) ?? estimate;
  }
  return { tops, total };
}

interface Stretch {
  readonly top: number;
  readonly height: number;
}

/** The items in a stretch: the first one, and the one after the last. */
export function windowOf(
  { tops }: Layout,
  { top, height }: Stretch,
): { readonly first: number; readonly last: number } {
  const first = Math.max(0, countUpTo(tops, top) - 1);
  return { first, last: Math.max(countUpTo(tops, top + height), Math.min(first + 1, tops.length)) };
}

/** Number of items that begin at a place or before. */
function countUpTo(tops: Float64Array, place: number): number {
  let [low, high] = [0, tops.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((tops[middle] ?? 0) <= place) low = middle + 1;
    else high = middle;
  }
  return low;
}
