import type { FetchHandler } from "@rollcall/server-adapters/node";
import type { OpenExport } from "@rollcall/service";
import { StoreUnavailable } from "@rollcall/service/store";
import { encodeName } from "./content-disposition.js";

/** Path of List exports. */
export const exportsMount = "/exports";

type Done = Extract<Awaited<ReturnType<OpenExport>>, { readonly kind: "done" }>;

const mediaTypes = { csv: "text/csv; charset=utf-8; header=present", json: "application/json; charset=utf-8" } as const;

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
          return send(opened, request.method);
      }
    } catch (error) {
      if (error instanceof StoreUnavailable) return plain(503, { "retry-after": "1" });
      throw error;
    }
  };
}

function send({ job, text }: Done, method: string): Response {
  const headers = {
    "content-type": mediaTypes[job.format],
    "content-disposition": `attachment; filename*=UTF-8''${encodeName(job.fileName)}`,
    "cache-control": "private, no-store",
    "x-content-type-options": "nosniff",
  };
  return new Response(method === "HEAD" ? null : toStream(text()), { headers });
}

/** Reads the next part only when the client is ready for it. */
function toStream(parts: AsyncGenerator<string>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { done, value } = await parts.next();
      if (done === true) controller.close();
      else controller.enqueue(encoder.encode(value));
    },
    async cancel() {
      await parts.return(undefined);
    },
  });
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
