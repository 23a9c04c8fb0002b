import type { ConversationsListArguments, Methods } from "@rollcall/api/webapi";
import type { MethodContext, MethodDefinition, MethodOutcome } from "@rollcall/webapi-core";
import type { ChannelSlice } from "../../model/channel-store.js";
import type { Store } from "../../model/service-store.js";
import type { WebapiCaller } from "../../model/webapi-caller.js";
import { listConversations } from "./list-call.js";

type Outcome = MethodOutcome<Methods["conversations.list"]>;
type Context = MethodContext<WebapiCaller>;

/** Dependencies of `conversations.list`. */
interface ListOptions {
  readonly definition: MethodDefinition<Methods["conversations.list"]>;
  readonly store: Store;
}

/** Lists the public channels of a workspace, and the other conversations of the caller. */
export function createListConversations({ definition, store }: ListOptions) {
  const { kindScopes, paging } = definition.facts;
  return (sent: ConversationsListArguments, { caller }: Context): Promise<Outcome> => {
    const viewerId = caller.user?.id ?? "";
    const isGuest = caller.user?.guest !== undefined;
    const find = (slice: ChannelSlice) =>
      slice.type === "public_channel" && !isGuest
        ? store.channels.find(slice, viewerId)
        : store.channels.ofMember(slice, viewerId);
    const shows = { withIsMember: true, withMemberCount: true, viewerId };
    return listConversations({ sent, caller, store, kindScopes, defaultSize: paging.defaultSize, find, shows });
  };
}
