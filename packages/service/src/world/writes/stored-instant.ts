import { readInstant } from "../../instant.js";
import type { Instant } from "../../organizations/organization.js";

/** An instant of a world file as it is stored. */
export function storedInstant(text: string): Instant {
  const instant = readInstant(text);
  if (instant === undefined) throw new Error(`the world has been loaded unchecked: ${text} is no instant`);
  return instant;
}

/** When an item of a world file was made; `now` where the file does not say. */
export function storedCreation(item: { readonly created?: string | undefined }, now: Instant): Instant {
  return item.created === undefined ? now : storedInstant(item.created);
}
