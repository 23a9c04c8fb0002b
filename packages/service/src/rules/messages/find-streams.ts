import { isStreaming, type Message } from "../../model/message.js";
import type { MessageReader } from "../../model/message-store.js";
import { printTs, readTs, type Ts } from "../../values/instant.js";

/** A thread, or a whole channel, at a time. */
interface PlaceAt {
  readonly channelId: string;
  /** Default: the whole channel. */
  readonly threadTs?: Ts | undefined;
  readonly nowMs: number;
}

type Readers = Pick<MessageReader, "replies" | "window">;

/** Messages that are read at once. */
const pageSize = 1000;

/** Replies of a thread, or messages of a whole channel, that apps stream at the time, oldest first. */
export async function findStreams(messages: Readers, place: PlaceAt): Promise<readonly Message[]> {
  const streams: Message[] = [];
  for (let oldest: Ts | undefined = place.threadTs ?? printTs(0); oldest !== undefined; ) {
    const page: readonly Message[] = await readPage(messages, place, oldest);
    streams.push(...page.filter(({ stream }) => isStreaming(stream, place.nowMs)));
    oldest = page.length < pageSize ? undefined : after(page.at(-1));
  }
  return streams;
}

function readPage(messages: Readers, { channelId, threadTs }: PlaceAt, oldest: Ts): Promise<readonly Message[]> {
  const window = { oldest, latest: printTs(Number.MAX_SAFE_INTEGER), limit: pageSize };
  return threadTs === undefined ? messages.window(channelId, window) : messages.replies(channelId, threadTs, window);
}

/** The earliest time after a message. */
function after(message: Message | undefined): Ts | undefined {
  return message === undefined ? undefined : printTs((readTs(message.ts) ?? 0) + 1);
}
