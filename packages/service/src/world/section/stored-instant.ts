import { type Instant, readInstant, toInstant } from "../../values/instant.js";

/** An instant of a world file as it is stored. */
export function storedInstant(text: string): Instant {
  const instant = readInstant(text);
  if (instant === undefined) throw new Error(`the world has been loaded unchecked: ${text} is no instant`);
  return instant;
}

/**
 * When an item of a world file was made. One whose file does not say was made just now, a millisecond before each of the
 * `itemsAfter` that follow it, so that lists in order of creation have the order of the file.
 */
export function storedCreation(
  item: { readonly created?: string | undefined },
  nowMs: number,
  itemsAfter = 0,
): Instant {
  return item.created === undefined ? toInstant(nowMs - itemsAfter) : storedInstant(item.created);
}
