import type { Block, BlockElement, ContextActionsElement } from "@rollcall/api/webapi";

type Path = readonly (string | number)[];

/** A block with its place from the list of blocks. */
export interface PlacedBlock {
  readonly block: Block;
  readonly path: Path;
}

/** An element that a user can act on, or an image, with its place from the list of blocks. */
export interface PlacedElement {
  readonly element: BlockElement | ContextActionsElement;
  readonly path: Path;
}

/** Blocks and the blocks inside them, each before its own. */
export function placeBlocks(blocks: readonly Block[], around: Path = []): readonly PlacedBlock[] {
  return blocks.flatMap((block, index) => {
    const path = [...around, index];
    return [{ block, path }, ...innerBlocks(block, path)];
  });
}

function innerBlocks(block: Block, path: Path): readonly PlacedBlock[] {
  if (block.type === "container") return placeBlocks(block.child_blocks, [...path, "child_blocks"]);
  return block.type === "carousel" ? placeBlocks(block.elements, [...path, "elements"]) : [];
}

/** Elements of a block, without those of the blocks inside it. */
export function placeElements({ block, path }: PlacedBlock): readonly PlacedElement[] {
  switch (block.type) {
    case "section":
      return one(block.accessory, [...path, "accessory"]);
    case "input":
      return one(block.element, [...path, "element"]);
    case "actions":
    case "context_actions":
      return each(block.elements, [...path, "elements"]);
    case "card":
      return each(block.actions ?? [], [...path, "actions"]);
    case "alert":
    case "call":
    case "carousel":
    case "container":
    case "context":
    case "data_table":
    case "data_visualization":
    case "divider":
    case "file":
    case "header":
    case "image":
    case "markdown":
    case "plan":
    case "rich_text":
    case "table":
    case "task_card":
    case "video":
      return [];
  }
}

function one(element: BlockElement | undefined, path: Path): readonly PlacedElement[] {
  return element === undefined ? [] : [{ element, path }];
}

function each(elements: readonly (BlockElement | ContextActionsElement)[], path: Path): readonly PlacedElement[] {
  return elements.map((element, index) => ({ element, path: [...path, index] }));
}
