import type {
  Methods,
  PinnedItem,
  PinsAddArguments,
  PinsListArguments,
  PinsRemoveArguments,
} from "@rollcall/api/webapi";
import type { MethodContext, MethodOutcome } from "@rollcall/webapi-core";
import { serviceLimits, writtenSubtypes } from "../../generated/service.js";
import type { WebapiCaller } from "../../model/caller.js";
import type { Channel } from "../../model/channel.js";
import { type Message, type MessagePin, permalinkOf } from "../../model/message.js";
import { changeMessage, messageVersion } from "../../model/message-store.js";
import type { Store } from "../../model/store.js";
import { createRefuse, type Decision, decide } from "../../store/decide.js";
import { printTs, readTs, secondsOfTs, type Ts } from "../../values/instant.js";
import type { Site } from "../../values/site-addresses.js";
import { findConversation } from "../conversations/find-conversation.js";
import { toMessages } from "../conversations/message-objects.js";
import { systemMessage } from "../conversations/system-message.js";
import { mayAct } from "../directory/rights.js";
import { workspaceOf } from "../messages/posting.js";

/** Builds a refusal of a call about pins, with its reason. */
const refuse = createRefuse<string>("everyday-2#annotations");

type AddPinOutcome = MethodOutcome<Methods["pins.add"]>;
type Context = MethodContext<WebapiCaller>;

const { value: atMost } = serviceLimits.pins;

/** Pins a message to its conversation. */
export function createAddPin({ store }: { readonly store: Store }) {
  return (sent: PinsAddArguments, { caller, now }: Context): Promise<AddPinOutcome> =>
    decide(store, async (): Promise<Decision<AddPinOutcome>> => {
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
function decidePin({ channel, message, pin, nowMs }: NewPin): Decision<AddPinOutcome> {
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

type ListPinsOutcome = MethodOutcome<Methods["pins.list"]>;

/** Dependencies of `pins.list`. */
interface ListOptions {
  readonly store: Store;
  readonly site: Site;
}

/** Lists the pinned messages of a conversation. */
export function createListPins({ store, site }: ListOptions) {
  return async (sent: PinsListArguments, { caller }: Context): Promise<ListPinsOutcome> => {
    const found = await findConversation(sent.channel, { caller, store, kindScopes: {} });
    if (!found.ok) return found;
    const { channel } = found;
    const pinned = await store.messages.pins(channel.id, serviceLimits.pins.value);
    const address = site.of(caller.workspace);
    const view = { channel, viewerId: caller.user?.id ?? "", address, metadata: new Set<string>() };
    const shown = new Map((await toMessages(pinned, view, store)).map((message) => [message.ts, message]));
    const items = pinned.flatMap((message): readonly PinnedItem[] => {
      const [object, pin] = [shown.get(message.ts), message.pinned];
      if (object === undefined || pin === undefined) return [];
      return [
        {
          type: "message",
          created: secondsOfTs(pin.ts),
          created_by: pin.userId,
          channel: channel.id,
          message: { ...object, permalink: permalinkOf(message, address) },
        },
      ];
    });
    return { ok: true, items };
  };
}

type RemovePinOutcome = MethodOutcome<Methods["pins.remove"]>;

/** Removes a pin of any user. */
export function createRemovePin({ store }: { readonly store: Store }) {
  return (sent: PinsRemoveArguments, { caller }: Context): Promise<RemovePinOutcome> =>
    decide(store, async (): Promise<Decision<RemovePinOutcome>> => {
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

/** Refuses changes of pins: in archived conversations, and by callers who may not pin messages of the workspace. */
async function refuseChange(channel: Channel, caller: WebapiCaller, store: Store) {
  if (channel.archived) return refuse("restricted_action", channel.id, "a conversation that is not archived");
  const home = await workspaceOf(channel, caller, store);
  if (mayAct(caller.user, "pin_messages", home)) return undefined;
  return refuse("restricted_action", caller.user?.id, "a caller who may pin messages");
}

/** Finds the message that a call names, in its conversation. */
async function findMessage(channel: Channel, timestamp: string, { messages }: Store) {
  const message: Message | undefined = await messages.get(channel.id, timestamp);
  if (message === undefined || message.deleted === true) {
    return refuse("message_not_found", timestamp, "a message of the conversation");
  }
  return { ok: true, message } as const;
}
