import type { Block } from "@rollcall/api/webapi";
import type { ViewValues } from "../../model/view.js";
import { placeBlocks, placeElements } from "../blocks/block-parts.js";

/** Values of the elements that a changed view still has, under the same block and action. */
export function keepValues(values: ViewValues, blocks: readonly Block[]): ViewValues {
  const kept = placeBlocks(blocks).flatMap((placed) => {
    const { block_id: blockId = "" } = placed.block;
    const before = Object.hasOwn(values, blockId) ? values[blockId] : undefined;
    if (before === undefined) return [];
    const actions = new Set(placeElements(placed).map(({ element }) => element.action_id));
    const entries = Object.entries(before).filter(([action]) => actions.has(action));
    return entries.length === 0 ? [] : [[blockId, Object.fromEntries(entries)] as const];
  });
  return Object.fromEntries(kept);
}
