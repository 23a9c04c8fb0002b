import type { Methods, UsersConversationsArguments } from "@rollcall/api/webapi";
import type { MethodContext, MethodDefinition, MethodOutcome } from "@rollcall/webapi-core";
import type { ChannelSlice } from "../../model/channel-store.js";
import type { Store } from "../../model/service-store.js";
import type { WebapiCaller } from "../../model/webapi-caller.js";
import { listConversations } from "./list-call.js";

type Outcome = MethodOutcome<Methods["users.conversations"]>;
type Context = MethodContext<WebapiCaller>;

/** Dependencies of `users.conversations`. */
interface ConversationsOptions {
  readonly definition: MethodDefinition<Methods["users.conversations"]>;
  readonly store: Store;
}

/** Lists the conversations of a user. Of another user's private ones, only those that the caller is in. */
export function createUsersConversations({ definition, store }: ConversationsOptions) {
  const { kindScopes, paging } = definition.facts;
  const { channels } = store;
  return (sent: UsersConversationsArguments, { caller }: Context): Promise<Outcome> => {
    const viewerId = caller.user?.id ?? "";
    const userId = sent.user ?? viewerId;
    const isGuest = caller.user?.guest !== undefined;
    const find = (slice: ChannelSlice) =>
      userId === viewerId || (slice.type === "public_channel" && !isGuest)
        ? channels.ofMember(slice, userId)
        : channels.ofBoth(slice, viewerId, userId);
    const shows = { withIsMember: false, withMemberCount: false, viewerId };
    return listConversations({ sent, caller, store, kindScopes, defaultSize: paging.defaultSize, find, shows });
  };
}
