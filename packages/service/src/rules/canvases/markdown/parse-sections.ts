import type { PausableWork } from "../../../model/pausable-work.js";
import { scanBlocks } from "./blocks/scan-blocks.js";
import { findImageProblems } from "./find-image-problems.js";

/** Starts of a text's sections, or the problems and their lines. */
type ParsedSections =
  | { readonly ok: true; readonly starts: readonly number[] }
  | { readonly ok: false; readonly detail: string };

/**
 * Splits a text into blocks, or reports what canvases do not support. Lines that define links are also a block. A blank
 * text has no block.
 */
export function* parseSections(text: string): PausableWork<ParsedSections> {
  const { starts, definitions, inlineTexts, problems } = yield* scanBlocks(text);
  const detail = problems.describe(yield* findImageProblems(inlineTexts, definitions));
  return detail === undefined ? { ok: true, starts } : { ok: false, detail };
}
