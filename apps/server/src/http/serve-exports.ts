import type { FetchHandler } from "@rollcall/server-adapters/node";
import type { OpenExport } from "@rollcall/service";
import { StoreUnavailable } from "@rollcall/service/store";
import { sendExport } from "./send-export.js";

/** Path of List exports. */
export const exportsMount = "/exports";

/**
 * Serves List exports by the identifier of their job, to tokens that may start them. Answers 202 while an export is
 * running, 410 if it failed, and 404 if it is unknown or the token cannot read its List.
 * @param noToken code of a request without a token
 */
export function createExports(openExport: OpenExport, noToken: string): FetchHandler {
  return async (request, connection = {}) => {
    const id = new URL(request.url).pathname.slice(exportsMount.length + 1);
    if (request.method !== "GET" && request.method !== "HEAD") return plain(405, { allow: "GET, HEAD" });
    const [, token] = /^Bearer +(\S+)$/i.exec(request.headers.get("authorization") ?? "") ?? [];
    if (token === undefined) return refuse(noToken);
    try {
      const opened = await openExport({ id, token, connection });
      switch (opened.kind) {
        case "refused":
          return refuse(opened.error);
        case "absent":
          return plain(404);
        case "running":
          return plain(202, { "retry-after": "1" });
        case "failed":
          return plain(410);
        case "done":
          return sendExport(opened, request.method);
      }
    } catch (error) {
      if (error instanceof StoreUnavailable) return plain(503, { "retry-after": "1" });
      throw error;
    }
  };
}

function refuse(error: string): Response {
  return Response.json({ ok: false, error }, { status: 401, headers: { "www-authenticate": "Bearer" } });
}

const reasons = {
  202: "The export is still running\n",
  404: "Not Found\n",
  405: "Method Not Allowed\n",
  410: "The export has failed\n",
  503: "Service Unavailable\n",
} as const;

function plain(status: keyof typeof reasons, headers: Readonly<Record<string, string>> = {}): Response {
  return new Response(reasons[status], { status, headers });
}
