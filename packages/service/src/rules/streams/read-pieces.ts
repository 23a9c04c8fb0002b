import type { Block, MessageMetadata } from "@rollcall/api/webapi";
import { serviceLimits } from "../../generated/service.js";
import type { TaskDisplay } from "../../model/message-stream.js";
import type { Store } from "../../model/service-store.js";
import type { WebapiCaller } from "../../model/webapi-caller.js";
import type { Refused } from "../../store/refusal.js";
import type { Id } from "../../values/ids.js";
import { type MessageContent, readParts } from "../messages/message-content.js";
import { type BlockList, refuseBlockProblems } from "../messages/parts/block-problems.js";
import { appendPieces, type Pieces } from "./pieces/append-pieces.js";
import type { Streamed } from "./pieces/streamed.js";

interface ReadOptions<Code extends string> {
  readonly tasks: TaskDisplay;
  readonly caller: WebapiCaller;
  readonly store: Store;
  /** Files that the message shows before the call. */
  readonly shown?: readonly Id[] | undefined;
  /** Code for a block with a file that does not exist, or that the caller does not see. */
  readonly missingFile: Code;
  /** The parts that the end of a stream adds. */
  readonly end?: {
    readonly blocks: readonly Block[];
    readonly metadata?: MessageMetadata;
    readonly maxMetadataBytes: { readonly value: number; readonly error: Code };
  };
}

type ReadPieces<Code extends string> =
  | { readonly ok: true; readonly content: MessageContent; readonly endsInText: boolean }
  | Refused<Code | "invalid_blocks" | "msg_blocks_too_long" | "msg_blocks_too_many">;

/** Content of a message after the pieces of a call. Its limits are those of a message as a whole. */
export async function readPieces<const Code extends string>(
  before: Streamed,
  pieces: Pieces,
  { tasks, missingFile, end, ...view }: ReadOptions<Code>,
): Promise<ReadPieces<Code>> {
  const refusal = refuseBlockProblems(streamBlocks(pieces, end?.blocks));
  if (refusal !== undefined) return refusal;
  const appended = appendPieces(before, pieces, tasks);
  if (!appended.ok) return appended;
  const { blocks, endsInText } = appended.streamed;
  const { metadata } = end ?? {};
  const read = await readParts<Code | typeof serviceLimits.blocksText.error>(
    { blocks: [...blocks, ...(end?.blocks ?? [])], ...(metadata !== undefined && { metadata }) },
    view,
    {
      ...(end !== undefined && { maxMetadataBytes: end.maxMetadataBytes }),
      blocksTooLong: serviceLimits.blocksText.error,
      missingFile,
    },
  );
  return read.ok ? { ok: true, content: read.content, endsInText } : read;
}

/** The lists of blocks in a call. Blocks of earlier calls do not count, because their chunks may be sent again. */
function streamBlocks({ chunks = [] }: Pieces, end: readonly Block[] = []): readonly BlockList[] {
  return [
    ...chunks.flatMap((chunk, index) =>
      chunk.type === "blocks" ? [{ at: ["chunks", index, "blocks"], blocks: chunk.blocks }] : [],
    ),
    { at: ["blocks"], blocks: end },
  ];
}
