import { scanBlocks } from "./blocks/scan-blocks.js";
import { findImageProblems } from "./find-image-problems.js";
import type { PausableWork } from "./pausable-work.js";

/** Where the sections of a text begin, or what is wrong and where. */
type ParsedSections =
  | { readonly ok: true; readonly starts: readonly number[] }
  | { readonly ok: false; readonly detail: string };

/**
 * Cuts a text into its blocks, unless there is something in it that canvases do not support. Lines that define links are a
 * block as well; a blank text has no block.
 */
export function* parseSections(text: string): PausableWork<ParsedSections> {
  const { starts, definitions, inlineTexts, problems } = yield* scanBlocks(text);
  const detail = problems.describe(yield* findImageProblems(inlineTexts, definitions));
  return detail === undefined ? { ok: true, starts } : { ok: false, detail };
}
