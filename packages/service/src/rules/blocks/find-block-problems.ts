import type { Block } from "@rollcall/api/webapi";
import { homeBlocks, homeElements, messageElements, modalBlocks, modalElements } from "../../generated/service.js";
import { type PlacedBlock, type PlacedElement, placeBlocks, placeElements } from "./block-parts.js";
import type { BlockProblem, Surface } from "./block-problem.js";
import { findElementProblems } from "./find-element-problems.js";

type Problems = readonly BlockProblem[];

/** The blocks and elements that a surface shows. */
interface Shown {
  /** Default: all blocks. */
  readonly blocks?: ReadonlySet<string>;
  readonly elements: ReadonlySet<string>;
}

const shownOn: Readonly<Record<Surface, Shown>> = {
  message: { elements: messageElements },
  modal: { blocks: modalBlocks, elements: modalElements },
  home: { blocks: homeBlocks, elements: homeElements },
};

/**
 * Finds what a validator of one block cannot see: blocks and elements that the surface does not show, identifiers that
 * two blocks or two elements of a block have, and values of an element that contradict each other.
 */
export function findBlockProblems(blocks: readonly Block[], surface: Surface): Problems {
  if (blocks.length === 0) return [];
  const placed = placeBlocks(blocks);
  const shown = shownOn[surface];
  const elements = placed.map(placeElements);
  const all = elements.flat();
  return [
    ...placed.flatMap(({ block, path }) => findUnshown(block.type, path, shown.blocks)),
    ...all.flatMap(({ element, path }) => findUnshown(element.type, path, shown.elements)),
    ...findRepeatedBlocks(placed),
    ...elements.flatMap(findRepeatedElements),
    ...findSecondFocus(all),
    ...all.flatMap(findElementProblems),
  ];
}

function findUnshown(type: string, path: BlockProblem["path"], known: ReadonlySet<string> | undefined): Problems {
  if (known === undefined || known.has(type)) return [];
  return [{ path: [...path, "type"], found: type, wanted: `must be one of: ${[...known].join(", ")}` }];
}

function findRepeatedBlocks(placed: readonly PlacedBlock[]): Problems {
  const ids = placed.map(({ block, path }) => ({ id: block.block_id, path: [...path, "block_id"] }));
  return findRepeated(ids, "block");
}

function findRepeatedElements(elements: readonly PlacedElement[]): Problems {
  const ids = elements.map(({ element, path }) => ({ id: element.action_id, path: [...path, "action_id"] }));
  return findRepeated(ids, "element of the block");
}

/** An empty identifier counts as absent: the service assigns one. */
function findRepeated(
  ids: readonly { readonly id: string | undefined; readonly path: BlockProblem["path"] }[],
  owner: string,
): Problems {
  const seen = new Set<string>();
  return ids.flatMap(({ id, path }) => {
    if (id === undefined || id === "") return [];
    if (seen.has(id)) return [{ path, found: id, wanted: `must be unique, but another ${owner} has it` }];
    seen.add(id);
    return [];
  });
}

function findSecondFocus(elements: readonly PlacedElement[]): Problems {
  const focused = elements.filter(({ element }) => element["focus_on_load"] === true);
  return focused.slice(1).map(({ path }) => ({
    path: [...path, "focus_on_load"],
    found: true,
    wanted: "must be true for at most one element",
  }));
}
