import type { ConversationsHistoryArguments, Methods } from "@rollcall/api/webapi";
import type { MethodContext, MethodDefinition, MethodOutcome } from "@rollcall/webapi-core";
import type { Message } from "../../model/message.js";
import type { MessageSlice } from "../../model/message-store.js";
import { printItemCursor, readItemCursor } from "../../model/paging/item-cursor.js";
import type { Store } from "../../model/service-store.js";
import type { WebapiCaller } from "../../model/webapi-caller.js";
import { findReadable } from "./find-readable.js";
import { toMessages } from "./message-objects.js";
import { type Bounds, fromDigits, readBounds, toDigits } from "./pages/message-bounds.js";
import { wantedMetadata } from "./pages/wanted-metadata.js";
import { refuse } from "./refusal.js";

type Outcome = MethodOutcome<Methods["conversations.history"]>;
type Context = MethodContext<WebapiCaller>;

/** Dependencies of `conversations.history`. */
interface HistoryOptions {
  readonly definition: MethodDefinition<Methods["conversations.history"]>;
  readonly store: Store;
  readonly siteUrl: string;
}

/** Returns messages of a conversation, newest first, without plain replies. */
export function createConversationHistory({ definition, store, siteUrl }: HistoryOptions) {
  const { kindScopes, paging } = definition.facts;
  return async (sent: ConversationsHistoryArguments, { caller }: Context): Promise<Outcome> => {
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
    const view = { channel, viewerId: caller.user?.id ?? "", siteUrl, metadata: wantedMetadata(sent) };
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
