import { setImmediate } from "node:timers/promises";

/** Writes results in batches: those of one turn of the event loop, and those that arrive while a batch is being written. */
interface Settler<Item> {
  /** Resolves when the item is written, or when writing it has failed for good. */
  add(item: Item): Promise<void>;
}

/** Options of a settler. */
interface SettlerOptions<Item> {
  readonly write: (items: readonly Item[]) => Promise<void>;
  readonly onError: (error: unknown) => void;
  /** Receives the items that could not be written. */
  readonly onGivenUp: (items: readonly Item[]) => void;
  /** Waits before another try. */
  readonly pause: () => Promise<void>;
}

const maxTries = 5;

/** Creates a settler. */
export function createSettler<Item>({ write, onError, onGivenUp, pause }: SettlerOptions<Item>): Settler<Item> {
  let collected: Item[] = [];
  let next: Promise<void> | undefined;
  let current: Promise<void> = Promise.resolve();
  const writeAll = async () => {
    await current;
    // A durable write blocks the event loop for a sync of the disk, so that all answers that are there share one.
    await setImmediate();
    const items = collected;
    collected = [];
    next = undefined;
    current = tryWriting(items);
    return current;
  };
  const tryWriting = async (items: readonly Item[]) => {
    for (let tries = 1; tries <= maxTries; tries += 1) {
      try {
        return await write(items);
      } catch (error) {
        onError(error);
        if (tries < maxTries) await pause();
      }
    }
    onGivenUp(items);
  };
  return {
    add: (item) => {
      collected.push(item);
      next ??= writeAll();
      return next;
    },
  };
}
