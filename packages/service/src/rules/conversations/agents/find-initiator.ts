import type { Message } from "../../../model/message.js";
import type { Store } from "../../../model/service-store.js";
import type { Id } from "../../../values/ids.js";

/** Finds the person who began a thread with a message. Undefined if a bot did, or if the message is unknown. */
export async function findInitiator(
  root: Message | undefined,
  { users }: Pick<Store, "users">,
): Promise<Id | undefined> {
  const author = root?.userId === undefined ? undefined : await users.get(root.userId);
  return author?.kind === "person" ? author.id : undefined;
}
