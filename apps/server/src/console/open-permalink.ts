import type { Connection, FetchHandler } from "@rollcall/server-adapters/node";
import { addressedOf } from "../addresses/addressed.js";
import { rootPath } from "../home/serve-home.js";
import { readPermalink } from "../http/serve-archives.js";

const threadForm = /^\d{10}\.\d{6}$/;

/** Leads browsers from the permalink of a message to the console, which opens it. `page` answers other requests. */
export function openPermalink(page: FetchHandler): FetchHandler {
  return async (request, connection) => {
    const { pathname, searchParams } = new URL(request.url);
    const named = readPermalink(pathname);
    if (named === undefined || !isOfBrowser(request)) return page(request, connection);
    const given = searchParams.get("thread_ts") ?? "";
    const thread = threadForm.test(given) ? given : named.ts;
    return lead([named.channel, thread, ...(thread === named.ts ? [] : [named.ts])], connection);
  };
}

/** Leads browsers from the address of a workspace to the console, which opens the workspace. `page` answers other requests. */
export function openWorkspace(page: FetchHandler): FetchHandler {
  return async (request, connection = {}) => {
    const isBelow = (addressedOf(connection)?.prefix ?? "") !== "";
    return isBelow && isOfBrowser(request) ? lead([], connection) : page(request, connection);
  };
}

function isOfBrowser({ method, headers }: Request): boolean {
  return method === "GET" && headers.get("accept")?.includes("text/html") === true;
}

/** Leads to a place in the workspace of the address; without one, to that of the person whom the console shows first. */
function lead(place: readonly string[], connection: Connection = {}): Response {
  const workspaceId = addressedOf(connection)?.workspaceId;
  const query = workspaceId === undefined ? "" : `?in=${workspaceId}`;
  const location = `${rootPath}#/${["default", "workspace", ...place].join("/")}${query}`;
  return new Response(null, { status: 302, headers: { location, "cache-control": "no-store" } });
}
