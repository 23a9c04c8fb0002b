import type { Methods, PinsRemoveArguments } from "@rollcall/api/webapi";
import type { MethodContext, MethodOutcome } from "@rollcall/webapi-core";
import { changeMessage, messageVersion } from "../../model/message-store.js";
import type { Store } from "../../model/service-store.js";
import type { WebapiCaller } from "../../model/webapi-caller.js";
import { type Decision, decide } from "../../store/decide.js";
import { findConversation } from "../conversations/find-conversation.js";
import { findMessage, refuseChange } from "./find-message.js";
import { refuse } from "./refusal.js";

type Outcome = MethodOutcome<Methods["pins.remove"]>;
type Context = MethodContext<WebapiCaller>;

/** Removes a pin of any user. */
export function createRemovePin({ store }: { readonly store: Store }) {
  return (sent: PinsRemoveArguments, { caller }: Context): Promise<Outcome> =>
    decide(store, async (): Promise<Decision<Outcome>> => {
      const found = await findPinned(sent, caller, store);
      if (!found.ok) return { kind: "answer", answer: found };
      const { pinned: _pin, ...unpinned } = found.message;
      return {
        kind: "commit",
        batch: {
          expect: [{ kind: "openChannel", id: found.message.channelId }, messageVersion(found.message)],
          writes: [changeMessage(unpinned)],
          byId: caller.user?.id ?? "",
        },
        answer: () => ({ ok: true }),
      };
    });
}

/** The message that a call unpins, if the caller may unpin it. */
async function findPinned({ channel: id, timestamp }: PinsRemoveArguments, caller: WebapiCaller, store: Store) {
  const seen = await findConversation(id, { caller, store, kindScopes: {} });
  if (!seen.ok) return seen;
  const { channel, membership } = seen;
  if (membership === undefined) return refuse("restricted_action", id, "a channel that the caller has joined");
  const refusal = await refuseChange(channel, caller, store);
  if (refusal !== undefined) return refusal;
  const found = await findMessage(channel, timestamp, store);
  if (!found.ok) return found;
  return found.message.pinned === undefined ? refuse("no_pin", timestamp, "a pinned message") : found;
}
