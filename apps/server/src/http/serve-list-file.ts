import type { Connection } from "@rollcall/server-adapters/node";
import type { OpenListFile } from "@rollcall/service";
import { StoreUnavailable } from "@rollcall/service/store";
import { plain, redirectToSignIn } from "./file-answers.js";
import { sendExport } from "./send-export.js";

const form = /^\/([A-Z0-9]+)-([A-Z0-9]+)\/csv\/list$/;

/** Answers a request for the rows of a List; undefined for any other path. */
type ServeListFile = (request: Request, connection?: Connection) => Promise<Response | undefined>;

/**
 * Serves the rows of Lists as they are now, and with `job_id` their exports.
 * @param mount path before the part of the List
 */
export function serveListFile(openListFile: OpenListFile, mount: string): ServeListFile {
  return async (request, connection = {}) => {
    const { method, headers } = request;
    const url = new URL(request.url);
    const [, workspaceId, listId] = form.exec(url.pathname.slice(mount.length)) ?? [];
    if (workspaceId === undefined || listId === undefined) return undefined;
    if (method !== "GET" && method !== "HEAD") return plain(405, { allow: "GET, HEAD" });
    const [, token] = /^Bearer +(\S+)$/i.exec(headers.get("authorization") ?? "") ?? [];
    const jobId = url.searchParams.get("job_id") ?? undefined;
    try {
      const opened = await openListFile({ workspaceId, listId, jobId, token, connection });
      switch (opened.kind) {
        case "refused":
          return redirectToSignIn(url);
        case "absent":
          return plain(404);
        case "open":
          return sendExport(opened, method);
      }
    } catch (error) {
      if (error instanceof StoreUnavailable) return plain(503, { "retry-after": "1" });
      throw error;
    }
  };
}
