import type { Channel } from "../../../model/channel.js";
import type { Store } from "../../../model/service-store.js";
import type { WebapiCaller } from "../../../model/webapi-caller.js";
import type { Id } from "../../../values/ids.js";
import { findConversation } from "../find-conversation.js";

/** A conversation in which something is shared, if a caller sees that: bots see the conversations that they are in. */
export async function findShareChannel(
  id: Id,
  caller: WebapiCaller,
  store: Pick<Store, "channels" | "organizations">,
): Promise<Channel | undefined> {
  const found = await findConversation(id, { caller, store, kindScopes: {} });
  return found.ok && (found.membership !== undefined || isFullMember(caller)) ? found.channel : undefined;
}

/** Whether the caller is a person who is no guest. */
export function isFullMember({ user }: WebapiCaller): boolean {
  return user !== undefined && user.kind !== "bot" && user.guest === undefined;
}
