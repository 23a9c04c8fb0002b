import type { Block, PlanBlock, PlanChunk, TaskChunk } from "@rollcall/api/webapi";
import { messageDefaults } from "../../../generated/service.js";
import type { TaskDisplay } from "../../../model/message-stream.js";
import type { Streamed } from "./streamed.js";
import { toTask, updateTask } from "./update-task.js";

/** Adds a task to a stream, or updates it where it is. */
export function appendTask(streamed: Streamed, update: TaskChunk, display: TaskDisplay): Streamed {
  return display === "plan"
    ? changePlan(streamed, (plan) => ({ ...plan, tasks: updateTask(plan.tasks ?? [], update, (task) => task) }))
    : changeCard(streamed, update);
}

/** Sets the title of the plan. Without a plan, there is nothing to show it. */
export function appendTitle(streamed: Streamed, { title }: PlanChunk, display: TaskDisplay): Streamed {
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
