import type { ViewContent } from "@rollcall/api/webapi";
import { placeBlocks } from "../blocks/block-parts.js";
import type { BlockProblem } from "../blocks/block-problem.js";
import { findBlockProblems } from "../blocks/find-block-problems.js";

/**
 * Finds what is wrong with a view whose parts are each valid on their own. Paths start at the view.
 * @see interactivity#views
 */
export function findViewProblems(view: ViewContent): readonly BlockProblem[] {
  const inBlocks = findBlockProblems(view.blocks, view.type).map((problem) => ({
    ...problem,
    path: ["blocks", ...problem.path],
  }));
  return lacksSubmit(view)
    ? [{ path: [], found: undefined, wanted: "missing required field: submit" }, ...inBlocks]
    : inBlocks;
}

/** A modal that asks for something needs a button to send the answers. */
function lacksSubmit(view: ViewContent): boolean {
  if (view.type === "home" || view.submit !== undefined) return false;
  return placeBlocks(view.blocks).some(({ block }) => block.type === "input");
}
