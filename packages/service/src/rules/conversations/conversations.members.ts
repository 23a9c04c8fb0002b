import type { ConversationsMembersArguments, Methods } from "@rollcall/api/webapi";
import type { MethodContext, MethodDefinition, MethodOutcome } from "@rollcall/webapi-core";
import { printItemCursor, readItemCursor } from "../../model/paging/item-cursor.js";
import type { Store } from "../../model/service-store.js";
import type { WebapiCaller } from "../../model/webapi-caller.js";
import { findConversation } from "./find-conversation.js";
import { refuse } from "./refusal.js";

type Outcome = MethodOutcome<Methods["conversations.members"]>;
type Context = MethodContext<WebapiCaller>;

/** Dependencies of `conversations.members`. */
interface MembersOptions {
  readonly definition: MethodDefinition<Methods["conversations.members"]>;
  readonly store: Store;
}

/** Lists the members of a conversation, in the order in which they joined. */
export function createConversationMembers({ definition, store }: MembersOptions) {
  const { kindScopes, paging } = definition.facts;
  return async (sent: ConversationsMembersArguments, { caller }: Context): Promise<Outcome> => {
    const found = await findConversation(sent.channel, { caller, store, kindScopes });
    if (!found.ok) return found;
    const from = startOf(sent.cursor);
    if (from === undefined) return refuse("invalid_cursor", sent.cursor, "a cursor of this method");
    const limit = sent.limit ?? paging.defaultSize;
    const members = await store.channels.members(found.channel.id, { from, limit: limit + 1 });
    const next = members[limit];
    return {
      ok: true,
      members: members.slice(0, limit).map(({ userId }) => userId),
      response_metadata: {
        next_cursor: next === undefined ? "" : printItemCursor("user_id", `${next.userId}:${next.place}`),
      },
    };
  };
}

/** Place of the first member. It is in the cursor, so that a page is found even if that member has left. */
function startOf(cursor = ""): number | undefined {
  if (cursor === "") return 0;
  const place = /^[UW][A-Z0-9]+:(\d{1,15})$/.exec(readItemCursor(["user_id"], cursor)?.item ?? "")?.[1];
  return place === undefined ? undefined : Number(place);
}
