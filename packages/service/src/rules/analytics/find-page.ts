import type { Message } from "../../model/message.js";
import type { MessageStretch } from "../../model/message-store.js";
import { printCursor, readCursor } from "../../model/paging/cursor.js";
import type { Store } from "../../model/service-store.js";
import type { Id } from "../../values/ids.js";
import { after } from "./window.js";

/** The messages to page through. */
interface MessageList {
  /** Identity of the list: the method and the arguments that select. */
  readonly key: readonly unknown[];
  readonly channelId: Id;
  /** Window at the first page. Later pages keep it in their cursor. */
  readonly window: MessageStretch;
  readonly limit: number;
}

/** One page of messages. */
export interface MessagePage {
  readonly messages: readonly Message[];
  /** Stretch of time that the page covers. */
  readonly stretch: MessageStretch;
  /** Empty on the last page. */
  readonly nextCursor: string;
}

/** Page that a cursor points to; undefined for a cursor of another list. Deleted messages are left out. */
export async function findMessagePage(
  { messages }: Pick<Store, "messages">,
  { key, channelId, window, limit }: MessageList,
  cursor: string | undefined,
): Promise<MessagePage | undefined> {
  const start = startOf(key, window, cursor);
  if (start === undefined) return undefined;
  const found = await messages.window(channelId, { ...start, limit: limit + 1 });
  const page = found.slice(0, limit);
  const last = page.at(-1);
  const hasMore = found.length > page.length && last !== undefined;
  return {
    messages: page.filter(({ deleted }) => deleted !== true),
    stretch: { oldest: start.oldest, latest: last?.ts ?? start.oldest },
    nextCursor: hasMore ? printCursor(key, [after(last.ts), start.latest]) : "",
  };
}

/** An empty cursor means the first page. */
function startOf(key: readonly unknown[], window: MessageStretch, cursor = ""): MessageStretch | undefined {
  if (cursor === "") return window;
  const [oldest, latest] = readCursor(key, cursor) ?? [];
  return oldest === undefined || latest === undefined ? undefined : { oldest, latest };
}
