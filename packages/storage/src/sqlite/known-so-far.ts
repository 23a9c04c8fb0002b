/** Values by key that hold as long as nothing of what they were read from changes. */
interface KnownSoFar<Value> {
  get(key: string): Value | undefined;
  set(key: string, value: Value): void;
}

const maxValues = 1_000;

/**
 * Creates a memory of what was read in transactions.
 * @param changes number of changes of what the values are read from; undefined if nobody knows
 */
export function createKnownSoFar<Value>(changes: () => number | undefined): KnownSoFar<Value> {
  const known = new Map<string, Value>();
  let knownAt: number | undefined;
  return {
    get(key) {
      const now = changes();
      if (now === undefined || now !== knownAt) known.clear();
      knownAt = now;
      return known.get(key);
    },
    set(key, value) {
      if (known.size >= maxValues) known.clear();
      known.set(key, value);
    },
  };
}
