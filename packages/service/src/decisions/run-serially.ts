/** The last of those who wait for something, by what it is, beside whom it belongs to. */
const lasts = new WeakMap<object, Map<string, Promise<void>>>();

/**
 * Runs after all who asked before for a turn at the same thing of the same owner have run, however they ended.
 * @param key what turns are taken at
 */
export async function runSerially<Result>(owner: object, key: string, run: () => Promise<Result>): Promise<Result> {
  const waiting = lasts.get(owner) ?? new Map<string, Promise<void>>();
  lasts.set(owner, waiting);
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
