import type { Id } from "../values/ids.js";

/** Authors of a message. */
interface Authored {
  readonly userId?: Id;
  readonly authorId?: Id;
}

/** User or bot that posted a message, under any identity; undefined for a message of the service. */
export function authorOf({ userId, authorId }: Authored): Id | undefined {
  return userId ?? authorId;
}
