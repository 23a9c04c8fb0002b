import type { Store } from "../../model/service-store.js";
import type { WebapiCaller } from "../../model/webapi-caller.js";
import type { Refused } from "../../store/refusal.js";
import { type FoundConversation, findConversation } from "./find-conversation.js";
import type { KindScopes } from "./kind-scopes.js";
import { refuse } from "./refusal.js";

/** Finds a conversation whose messages the caller may read: a bot reads only those that it has joined. */
export async function findReadable(
  id: string,
  search: { readonly caller: WebapiCaller; readonly store: Store; readonly kindScopes: KindScopes },
): Promise<FoundConversation | Refused<"not_in_channel">> {
  const found = await findConversation(id, search);
  if (!found.ok || found.membership !== undefined || search.caller.tokenType !== "bot") return found;
  return refuse("not_in_channel", id, "a channel that the bot has joined");
}
