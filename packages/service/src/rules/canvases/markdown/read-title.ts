import type { PausableWork } from "../../../model/pausable-work.js";
import { Problems } from "./blocks/problems.js";
import { findImageProblems } from "./find-image-problems.js";

/** A title, or why a text is not one. */
type ReadTitle = { readonly ok: true; readonly title: string } | { readonly ok: false; readonly detail: string };

/** Reads the title of a canvas: one line of Markdown. It may contain `:emoji:`. */
export function* readTitle(text: string): PausableWork<ReadTitle> {
  if (text.trim() === "") return { ok: false, detail: "line 1: a title is not blank" };
  if (/[\r\n]/.test(text.trim())) return { ok: false, detail: "line 2: a title has one line" };
  const title = text.trim();
  const detail = new Problems().describe(yield* findImageProblems([{ line: 1, text: title }], new Map()));
  return detail === undefined ? { ok: true, title } : { ok: false, detail };
}
