import type { Id } from "../../values/ids.js";
import type { Ts } from "../../values/message-ts.js";

const permalink = /^https?:\/\/[^/?#\s]+\/archives\/([A-Z0-9]+)\/p(\d{10})(\d{6})(?:[?#]\S*)?$/;

/** Which message the permalink leads to; undefined where the text is none. */
export function readPermalink(text: string): { readonly channelId: Id; readonly ts: Ts } | undefined {
  const [, channelId, seconds, microseconds] = permalink.exec(text) ?? [];
  return channelId === undefined ? undefined : { channelId, ts: `${seconds}.${microseconds}` };
}
