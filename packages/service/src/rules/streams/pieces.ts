import type {
  Block,
  MessageMetadata,
  PlanBlock,
  PlanChunk,
  PlanTask,
  RichTextElement,
  StreamChunk,
  TaskChunk,
} from "@rollcall/api/webapi";
import { messageDefaults, serviceLimits } from "../../generated/service.js";
import type { WebapiCaller } from "../../model/caller.js";
import type { Message, TaskDisplay } from "../../model/message.js";
import type { Store } from "../../model/store.js";
import type { Refused } from "../../store/decide.js";
import type { Id, Ids } from "../../values/ids.js";
import { type MessageContent, readParts } from "../messages/message-content.js";
import { type BlockList, refuseBlockProblems } from "../messages/parts.js";
import { refuse } from "./find-stream.js";

/** The content that a stream has built so far. */
interface Streamed {
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

interface ReadOptions<Code extends string> {
  readonly tasks: TaskDisplay;
  readonly caller: WebapiCaller;
  readonly store: Store;
  readonly ids: Ids;
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
  const read = await readParts<Code | typeof serviceLimits.blocksText.error | "invalid_blocks">(
    { blocks: [...blocks, ...(end?.blocks ?? [])], ...(metadata !== undefined && { metadata }) },
    view,
    {
      ...(end !== undefined && { maxMetadataBytes: end.maxMetadataBytes }),
      blocksTooLong: serviceLimits.blocksText.error,
      missingFile,
      manyTables: "invalid_blocks",
    },
  );
  return read.ok ? { ok: true, content: read.content, endsInText } : read;
}

/** The lists of blocks in a call. Blocks of earlier calls do not count, because their chunks may be sent again. */
function streamBlocks({ chunks = [] }: Pieces, end: readonly Block[] = []): readonly BlockList<"invalid_blocks">[] {
  return [
    ...chunks.flatMap((chunk, index) =>
      chunk.type === "blocks"
        ? [{ at: ["chunks", index, "blocks"], blocks: chunk.blocks, error: "invalid_blocks" as const }]
        : [],
    ),
    { at: ["blocks"], blocks: end, error: "invalid_blocks" },
  ];
}

type Appended = { readonly ok: true; readonly streamed: Streamed } | Refused<"msg_blocks_too_many">;

/** Arguments that are appended to a stream. */
interface Pieces {
  readonly markdown_text?: string;
  readonly chunks?: readonly StreamChunk[];
}

/** Whether a call has nothing to append. */
export function isWithoutPieces({ markdown_text: text = "", chunks = [] }: Pieces): boolean {
  return text === "" && chunks.length === 0;
}

/** Appends the text of a call and then its chunks. Refuses the first piece that does not fit. */
function appendPieces(
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
      ? { kept: streamed.blocks.slice(0, -1), last: { ...last, text: last.text + text } }
      : { kept: streamed.blocks, last: { type: "markdown", text } as const };
  return { blocks: [...block.kept, block.last], endsInText: true };
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

/** Adds a task to a stream, or updates it where it is. */
function appendTask(streamed: Streamed, update: TaskChunk, display: TaskDisplay): Streamed {
  return display === "plan"
    ? changePlan(streamed, (plan) => ({ ...plan, tasks: updateTask(plan.tasks ?? [], update, (task) => task) }))
    : changeCard(streamed, update);
}

/** Sets the title of the plan. Without a plan, there is nothing to show it. */
function appendTitle(streamed: Streamed, { title }: PlanChunk, display: TaskDisplay): Streamed {
  return display === "plan" ? changePlan(streamed, (plan) => ({ ...plan, title })) : streamed;
}

function changeCard(streamed: Streamed, update: TaskChunk): Streamed {
  const isMeant = (block: Block) => block.type === "task_card" && block.task_id === update.id;
  const at = streamed.blocks.findIndex(isMeant);
  const card = at < 0 ? undefined : streamed.blocks[at];
  if (card?.type !== "task_card") return appendBlock(streamed, { type: "task_card", ...toTask(undefined, update) });
  return { ...streamed, blocks: streamed.blocks.with(at, { ...card, ...toTask(card, update), type: "task_card" }) };
}

/** Changes the plan of a stream, which starts where its first task or its title was appended. */
function changePlan(streamed: Streamed, change: (plan: PlanBlock) => PlanBlock): Streamed {
  const at = streamed.blocks.findIndex(({ type }) => type === "plan");
  const plan = at < 0 ? undefined : streamed.blocks[at];
  if (plan?.type !== "plan") return appendBlock(streamed, change({ type: "plan", title: messageDefaults.planTitle }));
  return { ...streamed, blocks: streamed.blocks.with(at, change(plan)) };
}

function appendBlock({ blocks }: Streamed, block: Block): Streamed {
  return { blocks: [...blocks, block], endsInText: false };
}

/** Tasks with an update. A task that is new comes last. */
function updateTask<Task extends PlanTask>(
  tasks: readonly Task[],
  update: TaskChunk,
  create: (task: PlanTask) => Task,
): readonly Task[] {
  const known = tasks.some(({ task_id: id }) => id === update.id);
  if (!known) return [...tasks, create(toTask(undefined, update))];
  return tasks.map((task) => (task.task_id === update.id ? { ...task, ...toTask(task, update) } : task));
}

/** A task after an update. Details are appended; the rest is replaced if the update states it. */
function toTask(
  task: Pick<PlanTask, "details"> | undefined,
  { id, title, status, details = "", output = "", sources }: TaskChunk,
): PlanTask {
  return {
    task_id: id,
    title,
    status,
    ...(details !== "" && { details: withText(task?.details, details) }),
    ...(output !== "" && { output: withText(undefined, output) }),
    ...(sources !== undefined && { sources }),
  };
}

/** Rich text that continues its last paragraph. */
function withText(before: Block | undefined, text: string): Block {
  const elements = before?.type === "rich_text" ? before.elements : [];
  const last = elements.at(-1);
  const leaf = { type: "text", text } as const;
  const continues = last?.type === "rich_text_section";
  const paragraph: RichTextElement = continues
    ? { ...last, elements: [...last.elements, leaf] }
    : { type: "rich_text_section", elements: [leaf] };
  return { type: "rich_text", elements: [...(continues ? elements.slice(0, -1) : elements), paragraph] };
}
