import type { Block } from "@rollcall/api/webapi";
import { type PlacedElement, placeBlocks, placeElements } from "../../blocks/block-parts.js";
import type { ViewValues } from "../../views/view.js";
import { type InputValue, initialValue } from "./initial-value.js";

/** An element that keeps what a user enters. */
export interface StatefulElement {
  readonly block: Block;
  readonly blockId: string;
  readonly actionId: string;
  readonly element: PlacedElement["element"];
  /** What it has before anybody uses it. */
  readonly initial: InputValue;
}

/** The elements of blocks that keep what a user enters, in their order. */
export function statefulElements(blocks: readonly Block[]): readonly StatefulElement[] {
  return placeBlocks(blocks).flatMap((placed) =>
    placeElements(placed).flatMap(({ element }) => {
      const initial = initialValue(element);
      const { block } = placed;
      const [blockId = "", actionId = ""] = [block.block_id, element.action_id];
      return initial === undefined ? [] : [{ block, blockId, actionId, element, initial }];
    }),
  );
}

/** What every element of blocks has: what a user has entered, else what it has initially. */
export function stateOfBlocks(blocks: readonly Block[], values: ViewValues): ViewValues {
  const state = new Map<string, Record<string, InputValue>>();
  for (const { blockId, actionId, initial, element } of statefulElements(blocks)) {
    const ofBlock = state.get(blockId) ?? {};
    const kept = valueAt(values, blockId, actionId);
    // A changed view may have another element in the place of one.
    ofBlock[actionId] = kept?.type === element.type ? kept : initial;
    state.set(blockId, ofBlock);
  }
  return Object.fromEntries(state);
}

function valueAt(values: ViewValues, blockId: string, actionId: string): InputValue | undefined {
  const ofBlock = Object.hasOwn(values, blockId) ? values[blockId] : undefined;
  const value = ofBlock !== undefined && Object.hasOwn(ofBlock, actionId) ? ofBlock[actionId] : undefined;
  return value === undefined ? undefined : { ...value, type: String(value["type"]) };
}
