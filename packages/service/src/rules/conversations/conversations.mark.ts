import type { ConversationsMarkArguments, Methods } from "@rollcall/api/webapi";
import type { MethodContext, MethodDefinition, MethodOutcome } from "@rollcall/webapi-core";
import type { Store } from "../../model/service-store.js";
import type { WebapiCaller } from "../../model/webapi-caller.js";
import { decide } from "../../store/decide.js";
import { readTs } from "../../values/message-ts.js";
import { refuseStranger } from "./find-channel.js";
import { findConversation } from "./find-conversation.js";
import { refuseChange } from "./refusal.js";

type Outcome = MethodOutcome<Methods["conversations.mark"]>;
type Context = MethodContext<WebapiCaller>;

/** Dependencies of `conversations.mark`. */
interface MarkOptions {
  readonly definition: MethodDefinition<Methods["conversations.mark"]>;
  readonly store: Store;
}

/** Sets up to which message the caller has read a conversation. */
export function createMarkConversation({ definition, store }: MarkOptions) {
  const { kindScopes } = definition.facts;
  return ({ channel, ts }: ConversationsMarkArguments, { caller }: Context): Promise<Outcome> =>
    decide<Outcome>(store, async () => {
      const found = await findConversation(channel, { caller, store, kindScopes });
      if (!found.ok) return { kind: "answer", answer: found };
      const refusal = refuseStranger(found) ?? refuseTs(ts);
      if (refusal !== undefined) return { kind: "answer", answer: refusal };
      const member = { channelId: found.channel.id, userId: caller.user?.id ?? "" };
      return {
        kind: "commit",
        batch: {
          expect: [{ kind: "channelMember", ...member }],
          writes: [{ kind: "changeMembership", ...member, lastReadTs: ts }],
        },
        answer: () => ({ ok: true }),
      };
    });
}

function refuseTs(ts: string) {
  if (readTs(ts) !== undefined) return undefined;
  return refuseChange("invalid_timestamp", ts, "seconds, a dot and six digits");
}
