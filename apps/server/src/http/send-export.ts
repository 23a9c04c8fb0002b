import type { OpenedListFile } from "@rollcall/service";
import { encode, encodeName, toStream } from "./file-answers.js";

/** The text of an export, and its name. */
type OpenExportText = Pick<Extract<OpenedListFile, { readonly kind: "open" }>, "job" | "mediaType" | "text">;

/** Answers with the text of an export, or its headers for HEAD. */
export function sendExport({ job, mediaType, text }: OpenExportText, method: string): Response {
  const headers = {
    "content-type": mediaType,
    "content-disposition": `attachment; filename*=UTF-8''${encodeName(job.fileName)}`,
    "cache-control": "private, no-store",
    "x-content-type-options": "nosniff",
  };
  return new Response(method === "HEAD" ? null : toStream(encode(text())), { headers });
}
