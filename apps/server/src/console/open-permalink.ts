import type { FetchHandler } from "@rollcall/server-adapters/node";
import { readPermalink } from "../http/serve-archives.js";
import { rootPath } from "./console-mounts.js";

const threadForm = /^\d{10}\.\d{6}$/;

/** Leads browsers from the permalink of a message to the console, which opens it. `page` answers other requests. */
export function openPermalink(page: FetchHandler): FetchHandler {
  return async (request, connection) => {
    const { pathname, searchParams } = new URL(request.url);
    const named = readPermalink(pathname);
    const isBrowser = request.method === "GET" && request.headers.get("accept")?.includes("text/html") === true;
    if (named === undefined || !isBrowser) return page(request, connection);
    const given = searchParams.get("thread_ts") ?? "";
    const thread = threadForm.test(given) ? given : named.ts;
    const place = ["default", "workspace", named.channel, thread, ...(thread === named.ts ? [] : [named.ts])];
    const headers = { location: `${rootPath}#/${place.join("/")}`, "cache-control": "no-store" };
    return new Response(null, { status: 302, headers });
  };
}
