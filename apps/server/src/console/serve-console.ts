import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { FetchHandler } from "@rollcall/server-adapters/node";
import { describeServer, type Served } from "../home/render-home.js";
import { refuseVerb } from "../http/file-answers.js";
import { serveFolder } from "../http/folder/serve-folder.js";
import { packageFile } from "../machine/package-file.js";

/** The page runs only the scripts of the server, writes no markup from texts, and no other page may embed it. */
const policy = [
  "default-src 'none'",
  ...["script-src", "style-src", "connect-src"].map((kind) => `${kind} 'self'`),
  "img-src 'self' data:",
  ...["base-uri", "form-action", "frame-ancestors"].map((kind) => `${kind} 'none'`),
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
].join("; ");

const headers = {
  "content-security-policy": policy,
  "cross-origin-opener-policy": "same-origin",
  "referrer-policy": "no-referrer",
  "x-content-type-options": "nosniff",
};

/** The facts that the page describes before its script runs. */
interface Described {
  readonly served: readonly Served[];
  /** Path of the reference. Absent on a server without it. */
  readonly docs?: string | undefined;
}

/** Serves the page of the console. Until its script runs, it describes the server. Without a build of it, `home` answers. */
export function createConsole(described: Described, home: FetchHandler): FetchHandler {
  let text: string | undefined;
  return async (request, connection) => {
    const refusal = refuseVerb(request.method);
    if (refusal !== undefined) return refusal;
    text ??= describe(await readFile(join(folder(), "index.html"), "utf8").catch(() => undefined), described);
    if (text === undefined) return home(request, connection);
    return new Response(request.method === "HEAD" ? null : text, {
      headers: { ...headers, "content-type": "text/html; charset=utf-8", "cache-control": "no-cache" },
    });
  };
}

/** Link of the page that tells its script about the reference. */
const help = /<link rel="help"[^>]*>\s*/;

function describe(page: string | undefined, { served, docs }: Described): string | undefined {
  const linked = docs === undefined ? page?.replace(help, "") : page;
  return linked?.replace("<!--home-->", () => describeServer(served, docs).markup);
}

/** Names that change with the contents of the file. */
const hashed = /-[\w-]{8}\.(?:css|js)$/;

/** Serves the files that the page loads. */
export function createConsoleFiles(mount: string, others: FetchHandler): FetchHandler {
  return serveFolder({
    ...{ folder: folder(), mount, headers, others },
    serves: (name) => /\.(css|js|svg)$/.test(name),
    isHashed: (name) => hashed.test(name),
  });
}

/** Path of the folder to which the build copies the files of the console. */
function folder(): string {
  return fileURLToPath(packageFile("dist/console-files"));
}
