import type { FetchHandler } from "@rollcall/server-adapters/node";
import type { Served } from "../home/render-home.js";
import { createHome } from "../home/serve-home.js";
import { loadHandler } from "../http/load-handler.js";
import type { OperatorMount } from "../operator-mount.js";

/** Path of the files of the console. */
export const filesPath = "/console";

/** The parts that the page of a server needs. */
interface ConsoleMounts {
  readonly served: readonly Served[];
  /** Path of the reference. Absent on a server without it. */
  readonly docs?: string | undefined;
  /** Answers every path without a handler. */
  readonly others: FetchHandler;
}

/** The page of a server, which is the console for its operator and a plain one for everyone else, and the files of the console. */
export function createConsoleMounts({ served, docs, others }: ConsoleMounts) {
  const home = createHome(served, docs);
  const page = loadHandler(async () => {
    const { createConsole } = await import("./serve-console.js");
    return (await import("./open-permalink.js")).openWorkspace(createConsole({ served, docs }, home));
  });
  const files = loadHandler(async () => (await import("./serve-console.js")).createConsoleFiles(filesPath, others));
  return { home: { serve: page, others: home }, consoleFiles: { serve: files } } satisfies Record<
    string,
    OperatorMount
  >;
}
