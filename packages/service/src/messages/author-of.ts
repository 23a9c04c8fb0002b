import type { Id } from "../values/ids.js";

/** Whom a message names as its author. */
interface Authored {
  readonly userId?: Id;
  readonly authorId?: Id;
}

/** The person or bot that posted a message, under whatever identity; undefined for a message of the service itself. */
export function authorOf({ userId, authorId }: Authored): Id | undefined {
  return userId ?? authorId;
}
