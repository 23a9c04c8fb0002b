import type { Block } from "@rollcall/api/webapi";
import { placeBlocks, placeElements } from "../../rules/blocks/block-parts.js";
import type { Id } from "../../values/ids.js";
import { type AnyElement, initialValue } from "./input-value.js";

/** An element that keeps what a user enters. */
export interface StatefulElement {
  readonly block: Block;
  readonly blockId: Id;
  readonly actionId: Id;
  readonly element: AnyElement;
}

/** The elements of blocks that keep what a user enters, in their order. */
export function statefulElements(blocks: readonly Block[]): readonly StatefulElement[] {
  return placeBlocks(blocks).flatMap((placed) => {
    const { block } = placed;
    const { block_id: blockId = "" } = block;
    return placeElements(placed)
      .filter(({ element }) => initialValue(element) !== undefined)
      .map(({ element }) => ({ block, blockId, actionId: element.action_id ?? "", element }));
  });
}
