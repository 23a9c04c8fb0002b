import type { File as FileObject } from "@rollcall/api/webapi";
import type { Snippet } from "../../../model/file.js";

/** The keys of a snippet. */
export function toSnippetKeys(snippet: Snippet | undefined): Partial<FileObject> {
  if (snippet === undefined) return {};
  const { preview, lines, isCut } = snippet;
  return {
    preview,
    preview_highlight: toHtml(preview),
    lines,
    lines_more: Math.max(0, lines - preview.split("\n").length),
    preview_is_truncated: isCut,
  };
}

/** A text as HTML, with one element for each line. */
export function toHtml(text: string): string {
  const lines = text.split("\n").map((line) => `<div><pre>${escapeHtml(line)}</pre></div>`);
  return `<div class="snippet">\n${lines.join("\n")}\n</div>`;
}

function escapeHtml(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");
}
