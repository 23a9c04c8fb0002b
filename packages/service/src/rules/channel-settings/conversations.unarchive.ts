import type { ConversationsUnarchiveArguments, Methods } from "@rollcall/api/webapi";
import type { MethodContext, MethodDefinition, MethodOutcome } from "@rollcall/webapi-core";
import type { Store } from "../../model/service-store.js";
import type { WebapiCaller } from "../../model/webapi-caller.js";
import { decide } from "../../store/decide.js";
import { findChannel } from "../conversations/find-channel.js";
import { refuseChange } from "../conversations/refusal.js";
import { unarchiveChannel } from "./archive-channel.js";

type Outcome = MethodOutcome<Methods["conversations.unarchive"]>;
type Context = MethodContext<WebapiCaller>;

/** Dependencies of `conversations.unarchive`. */
interface UnarchiveOptions {
  readonly definition: MethodDefinition<Methods["conversations.unarchive"]>;
  readonly store: Store;
}

/** Restores an archived channel, and makes the caller a member. */
export function createUnarchiveConversation({ definition, store }: UnarchiveOptions) {
  const { kindScopes } = definition.facts;
  return (sent: ConversationsUnarchiveArguments, { caller, now }: Context): Promise<Outcome> =>
    decide<Outcome>(store, async () => {
      const found = await findChannel(sent.channel, { caller, store, kindScopes });
      if (!found.ok) return { kind: "answer", answer: found };
      const { channel } = found;
      if (!channel.archived) {
        return { kind: "answer", answer: refuseChange("not_archived", channel.id, "an archived channel") };
      }
      const userId = caller.user?.id ?? "";
      const joins = { kind: "addChannelMembers", channelId: channel.id, userIds: [userId] } as const;
      const also = { expect: [], writes: [joins] };
      const { batch } = unarchiveChannel(channel, { userId, nowMs: now.getTime(), also });
      return { kind: "commit", batch, answer: () => ({ ok: true }) };
    });
}
