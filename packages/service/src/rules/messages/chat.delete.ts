import type { ChatDeleteArguments, Methods } from "@rollcall/api/webapi";
import type { MethodContext, MethodOutcome } from "@rollcall/webapi-core";
import type { Store } from "../../model/service-store.js";
import { tombstoneSubtype } from "../../model/tombstone.js";
import type { WebapiCaller } from "../../model/webapi-caller.js";
import { type Decision, decide } from "../../store/decide.js";
import { findConversation } from "../conversations/find-conversation.js";
import { deletionOf } from "./changes/deletion.js";
import { refuse } from "./changes/refusal.js";
import { refuseDeletion } from "./changes/refuse-deletion.js";
import { findActor } from "./poster.js";
import { workspaceOf } from "./posting.js";

type Outcome = MethodOutcome<Methods["chat.delete"]>;
type Context = MethodContext<WebapiCaller>;

/** Deletes a message. One with replies stays as a tombstone until the last reply is deleted. */
export function createDeleteMessage({ store }: { readonly store: Store }) {
  return (sent: ChatDeleteArguments, context: Context): Promise<Outcome> =>
    decide(store, () => decideDeletion(sent, context, store));
}

async function decideDeletion(
  sent: ChatDeleteArguments,
  { caller }: Context,
  store: Store,
): Promise<Decision<Outcome>> {
  const found = await findConversation(sent.channel, { caller, store, kindScopes: {} });
  if (!found.ok) return answer(found);
  const { channel } = found;
  const message = await store.messages.get(channel.id, sent.ts);
  const actor = await findActor(
    { as_user: sent.as_user === true && caller.app?.generation === "classic" },
    caller,
    store,
  );
  if (
    message === undefined ||
    message.deleted === true ||
    message.subtype === tombstoneSubtype ||
    actor === undefined
  ) {
    return answer(refuse("message_not_found", sent.ts, "a message of the conversation"));
  }
  const home = await workspaceOf(channel, caller, store);
  const refusal = refuseDeletion(message, { actor, channel, home });
  if (refusal !== undefined) return answer(refusal);
  return {
    kind: "commit",
    batch: await deletionOf(message, store),
    answer: () => ({ ok: true, channel: channel.id, ts: message.ts }),
  };
}

function answer(outcome: Outcome): Decision<Outcome> {
  return { kind: "answer", answer: outcome };
}
