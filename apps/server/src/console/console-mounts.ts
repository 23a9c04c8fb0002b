import type { FetchHandler } from "@rollcall/server-adapters/node";
import type { Served } from "../home/render-home.js";
import { createHome } from "../home/serve-home.js";
import { loadHandler } from "../http/load-handler.js";

/** Path of the page of a server. */
export const rootPath = "/";

/** Path of the files of the console. */
const filesPath = "/console";

/** Lets only some requests through to the console. Other requests go to `others`. */
export type GuardConsole = (console: FetchHandler, others: FetchHandler) => FetchHandler;

/** What the page of a server needs. */
interface ConsoleMounts {
  readonly served: readonly Served[];
  /** Path of the reference. Absent on a server without it. */
  readonly docs?: string | undefined;
  /** Absent on a server without a control plane. */
  readonly guardConsole?: GuardConsole | undefined;
  /** Answers every path without a handler. */
  readonly others: FetchHandler;
}

/** The page of a server, by path: the console where the server is controlled, and a plain one elsewhere. */
export function consoleMounts({
  served,
  docs,
  guardConsole,
  others,
}: ConsoleMounts): Readonly<Record<string, FetchHandler>> {
  const home = createHome(served, docs);
  if (guardConsole === undefined) return { [rootPath]: home };
  const page = loadHandler(async () => (await import("./serve-console.js")).createConsole({ served, docs }, home));
  const files = loadHandler(async () => (await import("./serve-console.js")).createConsoleFiles(filesPath, others));
  return { [rootPath]: guardConsole(page, home), [filesPath]: guardConsole(files, others) };
}
