import { permalinkPath } from "../control/mounts.js";

const form = /^\/([A-Z][A-Z0-9]{1,63})\/p(\d{10})(\d{6})$/;

/** The conversation, the thread and the message that a permalink of the server names. Undefined for other addresses. */
export function readPermalink(href: string, origin: string): readonly string[] | undefined {
  const url = new URL(href);
  const isHere = url.origin === origin && url.pathname.startsWith(`${permalinkPath}/`);
  const [, channel, seconds, microseconds] = form.exec(url.pathname.slice(permalinkPath.length)) ?? [];
  if (!isHere || channel === undefined) return undefined;
  const ts = `${seconds}.${microseconds}`;
  const thread = url.searchParams.get("thread_ts") ?? ts;
  return thread === ts ? [channel, ts] : [channel, thread, ts];
}

/** The permalink of a message. */
export function printPermalink(channel: string, ts: string, thread: string | undefined, origin: string): string {
  const query = thread === undefined || thread === ts ? "" : `?thread_ts=${thread}&cid=${channel}`;
  return `${origin}${permalinkPath}/${channel}/p${ts.replace(".", "")}${query}`;
}
