import { readFile } from "node:fs/promises";
import type { FetchHandler } from "@rollcall/server-adapters/node";
import { docsMount } from "../docs/docs-mount.js";
import { describeServer, type Served } from "../home/render-home.js";
import { refuseVerb } from "../http/refuse-verb.js";
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

/** Types of the files of the console, by their ends. */
const types: Readonly<Record<string, string>> = {
  css: "text/css; charset=utf-8",
  html: "text/html; charset=utf-8",
  js: "text/javascript; charset=utf-8",
  svg: "image/svg+xml",
};

/** Serves the page of the console. Until its script runs, it describes the server. Without a build of it, `home` answers. */
export function createConsole(served: readonly Served[], home: FetchHandler): FetchHandler {
  let text: string | undefined;
  return async (request, connection) => {
    const refusal = refuseVerb(request.method);
    if (refusal !== undefined) return refusal;
    const file = text === undefined ? await readBuilt("index.html") : undefined;
    text ??= file?.toString().replace("<!--home-->", () => describeServer(served, docsMount).markup);
    if (text === undefined) return home(request, connection);
    return answer(request.method, text, { "content-type": types["html"] ?? "", "cache-control": "no-cache" });
  };
}

/** Names that change with the contents of the file. */
const hashed = /-[\w-]{8}\.(?:css|js)$/;

/** Serves the files that the page loads. */
export function createConsoleFiles(path: string, others: FetchHandler): FetchHandler {
  const files = new Map<string, Buffer>();
  return async (request, connection) => {
    const name = new URL(request.url).pathname.slice(path.length + 1);
    const [, end = ""] = /^[\w-][\w.-]*\.(css|js|svg)$/.exec(name) ?? [];
    const file = end === "" ? undefined : (files.get(name) ?? (await readBuilt(name)));
    if (file === undefined) return others(request, connection);
    files.set(name, file);
    const refusal = refuseVerb(request.method);
    if (refusal !== undefined) return refusal;
    const caching = hashed.test(name) ? "public, max-age=31536000, immutable" : "no-cache";
    return answer(request.method, file, { "content-type": types[end] ?? "", "cache-control": caching });
  };
}

function answer(method: string, body: string | Buffer, own: Readonly<Record<string, string>>): Response {
  return new Response(method === "HEAD" ? null : new Uint8Array(Buffer.from(body)), {
    headers: { ...headers, ...own },
  });
}

/** A file that the build copies into this package; undefined if there is none. */
async function readBuilt(name: string): Promise<Buffer | undefined> {
  return readFile(packageFile(`dist/console-files/${name}`)).catch(() => undefined);
}
