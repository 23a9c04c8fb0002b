import type { Block, ChatPostMessageArguments } from "@rollcall/api/webapi";
import type { Refused } from "../../../store/refusal.js";
import { type BlockProblem, findBlockProblems, toProblemLines } from "../../blocks/block-problems.js";

/** Blocks of one list, with its place in the arguments. */
export interface BlockList {
  readonly at: BlockProblem["path"];
  readonly blocks: readonly Block[];
}

/** The lists of blocks of a message and its attachments. */
export function messageBlocks({
  blocks = [],
  attachments = [],
}: Pick<ChatPostMessageArguments, "blocks" | "attachments">): readonly BlockList[] {
  return [
    { at: ["blocks"], blocks },
    ...attachments.map((attachment, index) => ({
      at: ["attachments", index, "blocks"],
      blocks: attachment.blocks ?? [],
    })),
  ];
}

/** Refuses blocks that a message cannot show, or that contradict each other. Each list is checked on its own. */
export function refuseBlockProblems(lists: readonly BlockList[]): Refused<"invalid_blocks"> | undefined {
  const found = lists.flatMap(({ at, blocks }) =>
    findBlockProblems(blocks, "message").map((problem) => ({ ...problem, path: [...at, ...problem.path] })),
  );
  const [first] = found;
  if (first === undefined) return undefined;
  const messages = toProblemLines(found);
  const reason = { rule: "web-api#chatpostmessage-post", found: first.found, wanted: first.wanted };
  return { ok: false, error: "invalid_blocks", reason, messages };
}
