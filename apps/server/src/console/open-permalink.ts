import type { Connection, FetchHandler } from "@rollcall/server-adapters/node";
import { filePagePaths } from "@rollcall/service";
import { addressedOf } from "../addresses/addressed.js";
import { rootPath } from "../home/serve-home.js";
import { readChannelLink, readFilePermalink, readPermalink } from "../http/serve-archives.js";

const threadForm = /^\d{10}\.\d{6}$/;

/** Leads browsers from the permalink of a message or the link to a conversation to the console, which opens it. `page` answers other requests. */
export function openPermalink(page: FetchHandler): FetchHandler {
  return async (request, connection) => {
    const { pathname, searchParams } = new URL(request.url);
    if (!isOfBrowser(request)) return page(request, connection);
    const channel = readChannelLink(pathname);
    if (channel !== undefined) return lead([channel], connection);
    const named = readPermalink(pathname);
    if (named === undefined) return page(request, connection);
    const given = searchParams.get("thread_ts") ?? "";
    const thread = threadForm.test(given) ? given : named.ts;
    return lead([named.channel, thread, ...(thread === named.ts ? [] : [named.ts])], connection);
  };
}

/** Parts of the console's address for documents, by the path of their permalinks. */
const documentPlaces: Readonly<Record<string, string>> = {
  [filePagePaths.upload]: "files",
  [filePagePaths.list]: "lists",
  [filePagePaths.canvas]: "canvases",
};

/** Leads browsers from the permalink of a file, a List or a canvas to the console, which opens it. `page` answers other requests. */
export function openFilePermalink(page: FetchHandler): FetchHandler {
  return async (request, connection) => {
    const named = readFilePermalink(new URL(request.url).pathname);
    const place = documentPlaces[named?.path ?? ""];
    if (named === undefined || place === undefined || !isOfBrowser(request)) return page(request, connection);
    return lead([place, named.file], connection, "documents");
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
function lead(place: readonly string[], connection: Connection = {}, screen = "workspace"): Response {
  const workspaceId = addressedOf(connection)?.workspaceId;
  const query = workspaceId === undefined ? "" : `?in=${workspaceId}`;
  const location = `${rootPath}#/${["default", screen, ...place].join("/")}${query}`;
  return new Response(null, { status: 302, headers: { location, "cache-control": "no-store" } });
}
