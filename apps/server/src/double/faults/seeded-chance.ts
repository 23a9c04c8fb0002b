/** Numbers from 0 to below 1 that a seed decides, the same ones in the same order every time. */
export function createSeededChance(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    // Mulberry32: 32 bits of state are enough for which calls of a test fail.
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
