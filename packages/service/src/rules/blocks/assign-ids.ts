import type { Block, BlockElement } from "@rollcall/api/webapi";
import type { Ids } from "../../values/ids.js";

/** Creates an identifier that no other block or element of the message or view has. */
type NewBlockId = () => string;

/**
 * Creates the identifiers of one message or view.
 * @param shown what it shows, which may have identifiers already
 */
export function createBlockIds(ids: Pick<Ids, "secret">, shown: object): NewBlockId {
  let seed: string | undefined;
  let taken = "";
  let count = 0;
  const newId = (): string => {
    if (seed === undefined) {
      seed = ids.secret(2);
      taken = JSON.stringify(shown);
    }
    count += 1;
    const id = `${seed}${count.toString(36)}`;
    return taken.includes(`"${id}"`) ? newId() : id;
  };
  return newId;
}

/** Blocks with an identifier on each block, and on each element that a user can act on. Those that were sent stay. */
export function assignIds(blocks: readonly Block[], newId: NewBlockId): readonly Block[] {
  return blocks.map((block) => withInner({ ...block, block_id: block.block_id || newId() }, newId));
}

function withInner(block: Block, newId: NewBlockId): Block {
  const own = (element: BlockElement): BlockElement =>
    element.type === "image" ? element : { ...element, action_id: element.action_id || newId() };
  switch (block.type) {
    case "section":
      return block.accessory === undefined ? block : { ...block, accessory: own(block.accessory) };
    case "input":
      return { ...block, element: own(block.element) };
    case "actions":
      return { ...block, elements: block.elements.map(own) };
    case "context_actions":
      return {
        ...block,
        elements: block.elements.map((element) => ({ ...element, action_id: element.action_id || newId() })),
      };
    case "card":
      return block.actions === undefined ? block : { ...block, actions: block.actions.map(own) };
    case "carousel":
      return { ...block, elements: assignIds(block.elements, newId) };
    case "container":
      return { ...block, child_blocks: assignIds(block.child_blocks, newId) };
    case "alert":
    case "call":
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
      return block;
  }
}
