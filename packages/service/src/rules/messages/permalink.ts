import type { Message } from "../../model/message.js";

/** Path of the pages that permalinks lead to. */
export const archivesPath = "/archives";

/** URL of a message. That of a reply names its thread too. */
export function permalinkOf({ channelId, ts, threadTs }: Message, siteUrl: string): string {
  const page = `${siteUrl}${archivesPath}/${channelId}/p${ts.replace(".", "")}`;
  return threadTs === undefined ? page : `${page}?thread_ts=${threadTs}&cid=${channelId}`;
}
