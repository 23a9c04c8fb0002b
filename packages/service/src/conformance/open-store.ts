import type { Batch, Store, Write } from "../model/store.js";
/** Opens a fresh, empty store for one test. It is closed at the end of the test. */
export type OpenStore = () => Promise<Store>;

/**
 * Commits writes without expectations.
 * @throws if the store refuses them
 */
export async function write(store: Store, ...writes: readonly Write[]): Promise<void> {
  const committed = await store.commit({ expect: [], writes });
  if (!committed.ok) throw new Error(`refused: ${JSON.stringify(committed.failed)}`);
}

/** Commits one message and returns its `ts`. */
export async function post(store: Store, insert: Omit<Extract<Write, { kind: "insertMessage" }>, "kind">) {
  const batch: Batch = { expect: [], writes: [{ kind: "insertMessage", ...insert }] };
  const committed = await store.commit(batch);
  return committed.ok ? committed.messages[0]?.ts : undefined;
}
