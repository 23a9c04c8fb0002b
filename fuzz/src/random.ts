/** Choices that are determined by a seed. */
export interface Random {
  /** From `least` to `most`, inclusive. */
  integer(least: number, most: number): number;
  /** @throws RangeError if the list is empty */
  pick<Value>(values: readonly Value[]): Value;
  /** Returns true with the given probability, from 0 to 1. */
  chance(share: number): boolean;
}

/** Creates a generator (mulberry32). The same seed gives the same choices. */
export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 0x1_0000_0000;
  };
  const integer = (least: number, most: number) => least + Math.floor(next() * (most - least + 1));
  return {
    integer,
    pick: <Value>(values: readonly Value[]): Value => {
      const index = integer(0, values.length - 1);
      if (index >= values.length || index < 0) throw new RangeError("cannot pick from an empty list");
      // The index is within the list, and an element may itself be undefined.
      return values[index] as Value;
    },
    chance: (share) => next() < share,
  };
}
