import { permalinkPath, workspacesPath } from "../control/mounts.js";

const form = /^\/([A-Z][A-Z0-9]{1,63})\/p(\d{10})(\d{6})$/;

/** Address of a workspace at the start of a path. */
const workspaceForm = new RegExp(`^${workspacesPath}/[^/]+(?=/)`);

/** The conversation, the thread and the message that a permalink of the server names. Undefined for other addresses. */
export function readPermalink(href: string, origin: string): readonly string[] | undefined {
  const url = new URL(href);
  const path = url.pathname.replace(workspaceForm, "");
  const isHere = url.origin === origin && path.startsWith(`${permalinkPath}/`);
  const [, channel, seconds, microseconds] = form.exec(path.slice(permalinkPath.length)) ?? [];
  if (!isHere || channel === undefined) return undefined;
  const ts = `${seconds}.${microseconds}`;
  const thread = url.searchParams.get("thread_ts") ?? ts;
  return thread === ts ? [channel, ts] : [channel, thread, ts];
}

/** A message, and where its permalink is. */
interface Linked {
  readonly channel: string;
  readonly ts: string;
  readonly thread: string | undefined;
  readonly origin: string;
  /** Domain of the workspace. */
  readonly domain: string;
}

/** The permalink of a message. */
export function printPermalink({ channel, ts, thread, origin, domain }: Linked): string {
  const query = thread === undefined || thread === ts ? "" : `?thread_ts=${thread}&cid=${channel}`;
  return `${origin}${workspacesPath}/${domain}${permalinkPath}/${channel}/p${ts.replace(".", "")}${query}`;
}
