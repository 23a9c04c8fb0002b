import type { Block } from "@rollcall/api/webapi";
import type { Message } from "../../../model/message.js";

/** The content that a stream has built so far. */
export interface Streamed {
  readonly blocks: readonly Block[];
  /** Whether further text continues the last block. */
  readonly endsInText: boolean;
}

/** A stream without content. */
export const nothingStreamed: Streamed = { blocks: [], endsInText: false };

/** The content that the stream of a message has built so far. */
export function toStreamed({ blocks = [], stream }: Message): Streamed {
  // Blocks of a message that is streamed were validated when they were appended, and no other method changes them.
  return { blocks: blocks as readonly Block[], endsInText: stream?.endsInText === true };
}
