/** Creates a source of numbers from 0 to below 1: a seed always gives the same numbers in the same order. */
export function createSeededChance(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    // Mulberry32: 32 bits of state are enough to choose the calls of a test that fail.
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
