import { printTs, readTs, type Ts } from "../../values/message-ts.js";
import type { Message } from "../message.js";
import type { MessageReader } from "../message-store.js";
import { isStreaming } from "./message-stream.js";

/** A thread at a time. */
interface ThreadAt {
  readonly channelId: string;
  readonly threadTs: Ts;
  readonly nowMs: number;
}

/** Replies that are read at once. */
const pageSize = 1000;

/** Replies of a thread that apps stream at the time, oldest first. */
export async function findStreams(
  messages: Pick<MessageReader, "replies">,
  { channelId, threadTs, nowMs }: ThreadAt,
): Promise<readonly Message[]> {
  const latest = printTs(Number.MAX_SAFE_INTEGER);
  const streams: Message[] = [];
  for (let oldest: Ts | undefined = threadTs; oldest !== undefined; ) {
    const page: readonly Message[] = await messages.replies(channelId, threadTs, { oldest, latest, limit: pageSize });
    streams.push(...page.filter(({ stream }) => isStreaming(stream, nowMs)));
    oldest = page.length < pageSize ? undefined : after(page.at(-1));
  }
  return streams;
}

/** The earliest time after a message. */
function after(message: Message | undefined): Ts | undefined {
  return message === undefined ? undefined : printTs((readTs(message.ts) ?? 0) + 1);
}
