import type { Id } from "../../../values/ids.js";
import { readTs, type Ts } from "../../../values/message-ts.js";

const permalink = /^https?:\/\/[^/?#\s]+\/archives\/([A-Z0-9]+)\/p(\d{10})(\d{6})(?:\?([^#\s]*))?(?:#\S*)?$/;

/** A message that a permalink names. */
interface LinkedMessage {
  readonly channelId: Id;
  readonly ts: Ts;
  /** Set if the permalink names a thread. */
  readonly threadTs?: Ts;
}

/** The message of a permalink; undefined for any other text. */
export function readPermalink(text: string): LinkedMessage | undefined {
  const [, channelId, seconds, microseconds, query] = permalink.exec(text) ?? [];
  if (channelId === undefined) return undefined;
  const threadTs = new URLSearchParams(query).get("thread_ts") ?? "";
  const isThreaded = readTs(threadTs) !== undefined;
  return { channelId, ts: `${seconds}.${microseconds}`, ...(isThreaded && { threadTs }) };
}
