import type { ConversationsHistoryArguments, ConversationsRepliesArguments, Methods } from "@rollcall/api/webapi";
import type { MethodContext, MethodDefinition, MethodOutcome } from "@rollcall/webapi-core";
import { memberSubtypes } from "../../generated/service.js";
import type { WebapiCaller } from "../../model/caller.js";
import type { Message } from "../../model/message.js";
import type { MessageSlice, MessageStretch } from "../../model/message-store.js";
import { printItemCursor, readItemCursor } from "../../model/paging.js";
import type { Store } from "../../model/store.js";
import type { Refused } from "../../store/decide.js";
import { printTs, type Ts } from "../../values/instant.js";
import type { Site } from "../../values/site-addresses.js";
import { type FoundConversation, findConversation } from "./find-conversation.js";
import { toMessages } from "./message-objects.js";
import { type KindScopes, refuse } from "./refusal.js";
import type { WantedMetadata } from "./to-message.js";

type ConversationHistoryOutcome = MethodOutcome<Methods["conversations.history"]>;
type Context = MethodContext<WebapiCaller>;

/** Dependencies of `conversations.history`. */
interface HistoryOptions {
  readonly definition: MethodDefinition<Methods["conversations.history"]>;
  readonly store: Store;
  readonly site: Site;
}

/** Returns messages of a conversation, newest first, without plain replies. */
export function createConversationHistory({ definition, store, site }: HistoryOptions) {
  const { kindScopes, paging } = definition.facts;
  return async (sent: ConversationsHistoryArguments, { caller }: Context): Promise<ConversationHistoryOutcome> => {
    const found = await findReadable(sent.channel, { caller, store, kindScopes });
    if (!found.ok) return found;
    const read = readBounds(sent);
    if (!read.ok) return read;
    const limit = sent.limit ?? paging.defaultSize;
    const slice = toSlice(read.bounds, sent.cursor, limit + 1);
    if (slice === undefined) return refuse("invalid_cursor", sent.cursor, "a cursor of this method");
    const { channel } = found;
    const messages = await store.messages.history(channel.id, slice);
    const next = messages[limit];
    const page = newestFirst(messages.slice(0, limit), slice);
    const view = {
      channel,
      viewerId: caller.user?.id ?? "",
      address: site.of(caller.workspace),
      metadata: wantedMetadata(sent),
    };
    return {
      ok: true,
      ...(sent.latest !== undefined && { latest: sent.latest }),
      ...(sent.oldest !== undefined && { oldest: sent.oldest }),
      messages: await toMessages(page, view, store),
      has_more: next !== undefined,
      pin_count: await store.messages.countPins(channel.id),
      channel_actions_ts: null,
      channel_actions_count: 0,
      ...(next !== undefined && {
        response_metadata: { next_cursor: printItemCursor("next_ts", toDigits(next.ts)) },
      }),
    };
  };
}

/** With `oldest` alone, pages go forward in time, otherwise backward. A cursor names the first message of its page. */
function toSlice({ isForward, oldest, latest }: Bounds, cursor = "", limit: number): MessageSlice | undefined {
  const order = isForward ? "oldestFirst" : "newestFirst";
  if (cursor === "") return { oldest, latest, order, limit };
  const start = fromDigits(readItemCursor(["next_ts"], cursor)?.item ?? "");
  if (start === undefined) return undefined;
  return isForward ? { oldest: start, latest, order, limit } : { oldest, latest: start, order, limit };
}

function newestFirst(messages: readonly Message[], { order }: MessageSlice): readonly Message[] {
  return order === "newestFirst" ? messages : messages.toReversed();
}

type ConversationRepliesOutcome = MethodOutcome<Methods["conversations.replies"]>;

/** Dependencies of `conversations.replies`. */
interface RepliesOptions {
  readonly definition: MethodDefinition<Methods["conversations.replies"]>;
  readonly store: Store;
  readonly site: Site;
}

/** Returns the messages of a thread, oldest first, starting with its parent. */
export function createConversationReplies({ definition, store, site }: RepliesOptions) {
  const { kindScopes, paging } = definition.facts;
  return async (sent: ConversationsRepliesArguments, { caller }: Context): Promise<ConversationRepliesOutcome> => {
    const found = await findReadable(sent.channel, { caller, store, kindScopes });
    if (!found.ok) return found;
    const { channel } = found;
    const parent = await findParent(channel.id, sent.ts, store);
    if (parent === undefined) return refuse("thread_not_found", sent.ts, "a message that can have replies");
    const read = readBounds(sent);
    if (!read.ok) return read;
    const start = startOf(sent.cursor, read.bounds.oldest);
    if (start === undefined) return refuse("invalid_cursor", sent.cursor, "a cursor of this method");
    const first = start.isFirst ? [parent] : [];
    const limit = (sent.limit ?? paging.defaultSize) - first.length;
    const window = { oldest: start.oldest, latest: read.bounds.latest, limit: limit + 1 };
    const replies = await store.messages.replies(channel.id, parent.ts, window);
    const next = replies[limit];
    const view = {
      channel,
      viewerId: caller.user?.id ?? "",
      address: site.of(caller.workspace),
      metadata: wantedMetadata(sent),
    };
    return {
      ok: true,
      messages: await toMessages([...first, ...replies.slice(0, limit)], view, store),
      has_more: next !== undefined,
      ...(next !== undefined && {
        response_metadata: { next_cursor: printItemCursor("next_ts", toDigits(next.ts)) },
      }),
    };
  };
}

/** Parent of the thread that a message is in. A message without replies is a thread of one. */
async function findParent(channelId: string, ts: string, { messages }: Store): Promise<Message | undefined> {
  const named = await messages.get(channelId, ts);
  if (named === undefined || named.deleted === true || memberSubtypes.has(named.subtype ?? "")) return undefined;
  return named.threadTs === undefined ? named : messages.get(channelId, named.threadTs);
}

function startOf(cursor = "", oldest: string) {
  if (cursor === "") return { isFirst: true, oldest };
  const start = fromDigits(readItemCursor(["next_ts"], cursor)?.item ?? "");
  return start === undefined ? undefined : { isFirst: false, oldest: start };
}

/** Finds a conversation whose messages the caller may read: a bot reads only those that it has joined. */
async function findReadable(
  id: string,
  search: { readonly caller: WebapiCaller; readonly store: Store; readonly kindScopes: KindScopes },
): Promise<FoundConversation | Refused<"not_in_channel">> {
  const found = await findConversation(id, search);
  if (!found.ok || found.membership !== undefined || search.caller.tokenType !== "bot") return found;
  return refuse("not_in_channel", id, "a channel that the bot has joined");
}

/** Latest time that a store can compare. */
const endOfTime = Number.MAX_SAFE_INTEGER;

/** Bounds of a call. */
interface SentBounds {
  readonly latest?: string;
  readonly oldest?: string;
  readonly inclusive?: boolean;
}

/** The messages between two bounds, both included. */
interface Bounds extends MessageStretch {
  /** Whether the call has only an `oldest` bound. */
  readonly isForward: boolean;
}

/** Reads the bounds of a call, which exclude themselves unless the call says otherwise. */
function readBounds({ latest: latestSent = "", oldest: oldestSent = "", inclusive = false }: SentBounds) {
  const latest = latestSent === "" ? endOfTime : readTime(latestSent);
  if (latest === undefined) return refuse("invalid_ts_latest", latestSent, "a ts or a number of seconds");
  const oldest = oldestSent === "" ? 0 : readTime(oldestSent);
  if (oldest === undefined) return refuse("invalid_ts_oldest", oldestSent, "a ts or a number of seconds");
  const margin = inclusive ? 0 : 1;
  const bounds: Bounds = {
    latest: printTs(latestSent === "" ? latest : Math.max(0, latest - margin)),
    oldest: printTs(oldest === 0 ? 0 : Math.min(endOfTime, oldest + margin)),
    isForward: latestSent === "" && oldest > 0,
  };
  return { ok: true, bounds } as const;
}

/** Microseconds of a `ts` or of seconds. */
function readTime(text: string): number | undefined {
  const [, seconds, fraction = ""] = /^(\d{1,10})(?:\.(\d{1,6}))?$/.exec(text) ?? [];
  if (seconds === undefined) return undefined;
  return Math.min(endOfTime, Number(seconds) * 1_000_000 + Number(fraction.padEnd(6, "0")));
}

/** Digits of a `ts` in a cursor. */
function toDigits(ts: Ts): string {
  return ts.replace(".", "");
}

/** The `ts` of digits in a cursor; undefined for other text. */
function fromDigits(digits: string): Ts | undefined {
  return /^\d{16}$/.test(digits) ? `${digits.slice(0, 10)}.${digits.slice(10)}` : undefined;
}

/** Metadata that a call asks for. */
function wantedMetadata(sent: {
  readonly include_all_metadata?: boolean;
  readonly metadata_keys_to_include?: readonly string[];
}): WantedMetadata {
  return sent.include_all_metadata === true ? "all" : new Set(sent.metadata_keys_to_include);
}
