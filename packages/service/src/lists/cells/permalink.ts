import type { Id } from "../../values/ids.js";
import type { Ts } from "../../values/message-ts.js";

const permalink = /^https?:\/\/[^/?#\s]+\/archives\/([A-Z0-9]+)\/p(\d{10})(\d{6})(?:[?#]\S*)?$/;

/** Channel and `ts` of a message's permalink; undefined for any other text. */
export function readPermalink(text: string): { readonly channelId: Id; readonly ts: Ts } | undefined {
  const [, channelId, seconds, microseconds] = permalink.exec(text) ?? [];
  return channelId === undefined ? undefined : { channelId, ts: `${seconds}.${microseconds}` };
}
