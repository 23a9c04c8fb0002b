import type { OpenedListFile } from "@rollcall/service";
import { encodeName } from "./file-answers.js";

/** The text of an export, and its name. */
type OpenExportText = Pick<Extract<OpenedListFile, { readonly kind: "open" }>, "job" | "text">;

const mediaTypes = { csv: "text/csv; charset=utf-8; header=present", json: "application/json; charset=utf-8" } as const;

/** Answers with the text of an export, or its headers for HEAD. */
export function sendExport({ job, text }: OpenExportText, method: string): Response {
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
