import { findInlineElements } from "./find-inline-elements.js";
import { readInlineTokens } from "./markdown-tokens.js";
import { describeProblems } from "./parse-sections.js";

/** A title, or why a text is none. */
export type ReadTitle = { readonly ok: true; readonly title: string } | { readonly ok: false; readonly detail: string };

/** Reads the title of a canvas: one line of Markdown, in which emojis may be written between colons. */
export function readTitle(text: string): ReadTitle {
  if (text.trim() === "") return { ok: false, detail: "line 1: a title is not blank" };
  if (/[\r\n]/.test(text.trim())) return { ok: false, detail: "line 2: a title has one line" };
  const detail = describeProblems(findInlineElements(readInlineTokens(text.trim())[0]?.children ?? [], 1));
  return detail === undefined ? { ok: true, title: text.trim() } : { ok: false, detail };
}
