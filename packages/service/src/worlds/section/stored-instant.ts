import { type Instant, readInstant, toInstant } from "../../values/instant.js";

/** Stored form of an instant in a world file. */
export function storedInstant(text: string): Instant {
  const instant = readInstant(text);
  if (instant === undefined) throw new Error(`the world was loaded without checks: ${text} is not an instant`);
  return instant;
}

/**
 * Creation time of an item in a world file. Default: now, minus a millisecond for each of the `itemsAfter` that follow
 * it, so that lists by creation keep the order of the file.
 */
export function storedCreation(
  item: { readonly created?: string | undefined },
  nowMs: number,
  itemsAfter = 0,
): Instant {
  return item.created === undefined ? toInstant(nowMs - itemsAfter) : storedInstant(item.created);
}
