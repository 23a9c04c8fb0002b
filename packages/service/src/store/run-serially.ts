/** Last waiting run of each key, by owner. */
const lastRuns = new WeakMap<object, Map<string, Promise<void>>>();

/**
 * Runs after all earlier runs with the same owner and key have settled.
 * @param key what the runs compete for
 */
export async function runSerially<Result>(owner: object, key: string, run: () => Promise<Result>): Promise<Result> {
  const waiting = lastRuns.get(owner) ?? new Map<string, Promise<void>>();
  lastRuns.set(owner, waiting);
  const before = waiting.get(key);
  const { promise, resolve } = Promise.withResolvers<void>();
  waiting.set(key, promise);
  try {
    await before;
    return await run();
  } finally {
    if (waiting.get(key) === promise) waiting.delete(key);
    resolve();
  }
}
