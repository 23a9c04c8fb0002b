import type { ConversationsRepliesArguments, Methods } from "@rollcall/api/webapi";
import type { MethodContext, MethodDefinition, MethodOutcome } from "@rollcall/webapi-core";
import { memberSubtypes } from "../../generated/service.js";
import type { Message } from "../../model/message.js";
import { printItemCursor, readItemCursor } from "../../model/paging/item-cursor.js";
import type { Store } from "../../model/service-store.js";
import type { WebapiCaller } from "../../model/webapi-caller.js";
import { findReadable } from "./find-readable.js";
import { toMessages } from "./message-objects.js";
import { fromDigits, readBounds, toDigits } from "./pages/message-bounds.js";
import { wantedMetadata } from "./pages/wanted-metadata.js";
import { refuse } from "./refusal.js";

type Outcome = MethodOutcome<Methods["conversations.replies"]>;
type Context = MethodContext<WebapiCaller>;

/** Dependencies of `conversations.replies`. */
interface RepliesOptions {
  readonly definition: MethodDefinition<Methods["conversations.replies"]>;
  readonly store: Store;
  readonly siteUrl: string;
}

/** Returns the messages of a thread, oldest first, starting with its parent. */
export function createConversationReplies({ definition, store, siteUrl }: RepliesOptions) {
  const { kindScopes, paging } = definition.facts;
  return async (sent: ConversationsRepliesArguments, { caller }: Context): Promise<Outcome> => {
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
    const view = { channel, viewerId: caller.user?.id ?? "", siteUrl, metadata: wantedMetadata(sent) };
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
