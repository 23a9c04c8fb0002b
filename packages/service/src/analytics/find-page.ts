import type { Message } from "../messages/message.js";
import type { MessageStretch } from "../messages/message-store.js";
import { printCursor, readCursor } from "../paging/cursor.js";
import type { Store } from "../service-store.js";
import type { Id } from "../values/ids.js";
import { after } from "./window.js";

/** Which messages are paged. */
interface MessageList {
  /** Everything that makes the list what it is: the method and the arguments that select. */
  readonly key: readonly unknown[];
  readonly channelId: Id;
  /** The window, as it is at the first page; further ones keep it in their cursor. */
  readonly window: MessageStretch;
  readonly limit: number;
}

/** One page of messages. */
export interface MessagePage {
  readonly messages: readonly Message[];
  /** The stretch of time in which they lie. */
  readonly stretch: MessageStretch;
  /** Empty where there is no further page. */
  readonly nextCursor: string;
}

/** The page at which a cursor points; undefined for a cursor of another list. Messages that are gone are left out. */
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

/** An empty cursor is that of the first page. */
function startOf(key: readonly unknown[], window: MessageStretch, cursor = ""): MessageStretch | undefined {
  if (cursor === "") return window;
  const [oldest, latest] = readCursor(key, cursor) ?? [];
  return oldest === undefined || latest === undefined ? undefined : { oldest, latest };
}
