import type { Methods, PinsAddArguments } from "@rollcall/api/webapi";
import type { MethodContext, MethodOutcome } from "@rollcall/webapi-core";
import { serviceLimits, writtenSubtypes } from "../../generated/service.js";
import type { Channel } from "../../model/channel.js";
import type { Message, MessagePin } from "../../model/message.js";
import { changeMessage, messageVersion } from "../../model/message-store.js";
import type { Store } from "../../model/service-store.js";
import type { WebapiCaller } from "../../model/webapi-caller.js";
import { type Decision, decide } from "../../store/decide.js";
import { printTs, readTs, type Ts } from "../../values/message-ts.js";
import { findConversation } from "../conversations/find-conversation.js";
import { systemMessage } from "../conversations/system-message.js";
import { findMessage, refuseChange } from "./find-message.js";
import { refuse } from "./refusal.js";

type Outcome = MethodOutcome<Methods["pins.add"]>;
type Context = MethodContext<WebapiCaller>;

const { value: atMost } = serviceLimits.pins;

/** Pins a message to its conversation. */
export function createAddPin({ store }: { readonly store: Store }) {
  return (sent: PinsAddArguments, { caller, now }: Context): Promise<Outcome> =>
    decide(store, async (): Promise<Decision<Outcome>> => {
      const found = await findPinnable(sent, caller, store);
      if (!found.ok) return { kind: "answer", answer: found };
      const { channel, message } = found;
      const [newest] = await store.messages.pins(channel.id, 1);
      const pin = { userId: caller.user?.id ?? "", ts: nextPinTs(now.getTime(), newest?.pinned?.ts) };
      return decidePin({ channel, message, pin, nowMs: now.getTime() });
    });
}

/** The message that a call pins, if the caller may pin it. */
async function findPinnable({ channel: id, timestamp }: PinsAddArguments, caller: WebapiCaller, store: Store) {
  const seen = await findConversation(id, { caller, store, kindScopes: {} });
  if (!seen.ok) return seen;
  const { channel, membership } = seen;
  if (membership === undefined) return refuse("not_in_channel", id, "a channel that the caller has joined");
  const refusal = await refuseChange(channel, caller, store);
  if (refusal !== undefined) return refusal;
  const found = await findMessage(channel, timestamp, store);
  if (!found.ok) return found;
  const { subtype, pinned } = found.message;
  if (subtype !== undefined && !writtenSubtypes.has(subtype)) {
    return refuse("not_pinnable", subtype, "a message that a user or a bot wrote");
  }
  if (pinned !== undefined) return refuse("already_pinned", timestamp, "a message that is not pinned");
  return { ...found, channel } as const;
}

interface NewPin {
  readonly channel: Channel;
  readonly message: Message;
  readonly pin: MessagePin;
  readonly nowMs: number;
}

/** The message about the pin comes first, so that all commits to a channel lock it before its messages. */
function decidePin({ channel, message, pin, nowMs }: NewPin): Decision<Outcome> {
  const { id: channelId } = channel;
  const item = { ...pin, messageTs: message.ts };
  return {
    kind: "commit",
    batch: {
      expect: [
        { kind: "openChannel", id: channelId },
        messageVersion(message),
        { kind: "pinsAtMost", channelId, atMost },
      ],
      writes: [
        systemMessage(channel, pin.userId, { kind: "pin", item }, nowMs),
        changeMessage({ ...message, pinned: pin }),
      ],
    },
    answer: () => ({ ok: true }),
    refuse: (failed) =>
      failed.kind === "pinsAtMost"
        ? refuse("too_many_pins", channelId, `a conversation with fewer than ${atMost} pins`)
        : undefined,
  };
}

/** Time of a new pin: now, or a microsecond after the newest pin of the conversation if that is later. */
export function nextPinTs(nowMs: number, newest: Ts | undefined): Ts {
  const last = newest === undefined ? undefined : readTs(newest);
  return printTs(Math.max(Math.round(nowMs * 1000), (last ?? -1) + 1));
}
