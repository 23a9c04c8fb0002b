import { serviceLimits } from "../../generated/service.js";
import type { Message } from "../../model/message.js";
import type { MessageStretch } from "../../model/message-store.js";
import { printCursor, readCursor } from "../../model/paging.js";
import type { Store } from "../../model/store.js";
import type { Id } from "../../values/ids.js";
import { printTs, readTs, type Ts } from "../../values/instant.js";

/** Ends of a window as sent: a `ts`, or whole seconds. */
interface SentWindow {
  readonly oldest_ts?: string;
  readonly latest_ts?: string;
}

const secondUs = 1_000_000;
const furthestUs = Number.MAX_SAFE_INTEGER - 1;

/** Window of a call. Defaults: from the first message until now. */
export function wholeWindow({ oldest_ts, latest_ts }: SentWindow, nowMs: number): MessageStretch {
  return {
    oldest: oldest_ts === undefined ? printTs(0) : tsOf(oldest_ts),
    latest: latest_ts === undefined ? presentSecond(nowMs) : tsOf(latest_ts),
  };
}

/** Window of some days before `latest_ts` or after `oldest_ts`. Default: the days until now. */
export function recentWindow({ oldest_ts, latest_ts }: SentWindow, nowMs: number): MessageStretch {
  const reachUs = serviceLimits.activityDays.value * 86_400 * secondUs;
  if (oldest_ts !== undefined) {
    const oldest = tsOf(oldest_ts);
    return { oldest, latest: latest_ts === undefined ? move(oldest, reachUs) : tsOf(latest_ts) };
  }
  const latest = latest_ts === undefined ? presentSecond(nowMs) : tsOf(latest_ts);
  const from = latest_ts === undefined ? printTs(nowMs * 1000) : latest;
  return { oldest: move(from, -reachUs), latest };
}

/** Whether the window ends before it starts. */
export function isReversed({ oldest, latest }: MessageStretch): boolean {
  return oldest > latest;
}

/** First `ts` of the page after a message's. */
export function after(ts: Ts): Ts {
  return move(ts, 1);
}

/** The `ts` itself, or the first one of the given second. Capped at the highest safe number. */
function tsOf(sent: string): Ts {
  const ts = sent.includes(".") ? sent : `${sent}.000000`;
  return Number.isSafeInteger(readTs(ts)) ? ts : printTs(furthestUs);
}

/** Messages of one instant differ by microseconds, so the window includes the whole current second. */
function presentSecond(nowMs: number): Ts {
  return printTs(Math.floor(nowMs / 1000) * secondUs + secondUs - 1);
}

function move(ts: Ts, byUs: number): Ts {
  return printTs(Math.min(furthestUs, Math.max(0, (readTs(ts) ?? 0) + byUs)));
}

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
