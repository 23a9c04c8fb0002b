import { type BlockStack, isContainer } from "./block-stack.js";

/** A starting block, reduced to what decides whether it is allowed there. */
export type BeginningBlock =
  | { readonly kind: "leaf" | "quote" | "wrong" }
  | { readonly kind: "list"; readonly ordered: boolean }
  | { readonly kind: "container"; readonly name: string };

/** The reason why a block is not allowed inside the blocks around it; undefined if it is. */
export function findMisplacement(block: BeginningBlock, around: BlockStack): string | undefined {
  const isColumn = block.kind === "container" && block.name === "column";
  const isInLayout = isContainer(around.top, "layout");
  if (isColumn && !isInLayout) return "a {.column} must be inside a {.layout}";
  if (isInLayout && !isColumn && block.kind !== "wrong") return "a {.layout} may contain only {.column}";
  const { list } = around;
  if (list === undefined) return undefined;
  if (block.kind === "quote") return "a list cannot contain a quotation";
  const isOther = block.kind === "list" && block.ordered !== list.ordered;
  return isOther ? "a list cannot contain a list of the other kind" : undefined;
}
