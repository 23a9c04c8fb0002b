import type { StreamChunk } from "@rollcall/api/webapi";
import { serviceLimits } from "../../../generated/service.js";
import type { TaskDisplay } from "../../../model/message-stream.js";
import type { Refused } from "../../../store/refusal.js";
import { refuse } from "../refusal.js";
import { appendTask, appendTitle } from "./append-task.js";
import type { Streamed } from "./streamed.js";

type Appended = { readonly ok: true; readonly streamed: Streamed } | Refused<"msg_blocks_too_many">;

/** Arguments that are appended to a stream. */
export interface Pieces {
  readonly markdown_text?: string;
  readonly chunks?: readonly StreamChunk[];
}

/** Whether a call has nothing to append. */
export function isWithoutPieces({ markdown_text: text = "", chunks = [] }: Pieces): boolean {
  return text === "" && chunks.length === 0;
}

/** Appends the text of a call and then its chunks. Refuses the first piece that does not fit. */
export function appendPieces(
  before: Streamed,
  { markdown_text: text = "", chunks = [] }: Pieces,
  display: TaskDisplay,
): Appended {
  let streamed = appendText(before, text);
  for (const chunk of chunks) {
    streamed = appendChunk(streamed, chunk, display);
    const refusal = refuseMany(streamed);
    if (refusal !== undefined) return refusal;
  }
  return refuseMany(streamed) ?? { ok: true, streamed };
}

function appendChunk(streamed: Streamed, chunk: StreamChunk, display: TaskDisplay): Streamed {
  switch (chunk.type) {
    case "markdown_text":
      return appendText(streamed, chunk.text);
    case "task_update":
      return appendTask(streamed, chunk, display);
    case "plan_update":
      return appendTitle(streamed, chunk, display);
    case "blocks":
      return chunk.blocks.length === 0
        ? streamed
        : { blocks: [...streamed.blocks, ...chunk.blocks], endsInText: false };
  }
}

function appendText(streamed: Streamed, text: string): Streamed {
  if (text === "") return streamed;
  const last = streamed.blocks.at(-1);
  const block =
    streamed.endsInText && last?.type === "markdown"
      ? { kept: streamed.blocks.slice(0, -1), text: last.text + text }
      : { kept: streamed.blocks, text };
  return { blocks: [...block.kept, { type: "markdown", text: block.text }], endsInText: true };
}

function refuseMany({ blocks }: Streamed): Refused<"msg_blocks_too_many"> | undefined {
  const { value } = serviceLimits.streamBlocks;
  if (blocks.length > value) return refuse("msg_blocks_too_many", blocks.length, `at most ${value} blocks`);
  const plan = blocks.find(({ type }) => type === "plan");
  const tasks = plan?.type === "plan" ? (plan.tasks ?? []) : [];
  return tasks.length > value
    ? refuse("msg_blocks_too_many", tasks.length, `at most ${value} tasks in a plan`)
    : undefined;
}
