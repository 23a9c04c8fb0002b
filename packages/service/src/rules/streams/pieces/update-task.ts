import type { Block, PlanTask, RichTextElement, TaskChunk } from "@rollcall/api/webapi";

/** Tasks with an update. A task that is new comes last. */
export function updateTask<Task extends PlanTask>(
  tasks: readonly Task[],
  update: TaskChunk,
  create: (task: PlanTask) => Task,
): readonly Task[] {
  const known = tasks.some(({ task_id: id }) => id === update.id);
  if (!known) return [...tasks, create(toTask(undefined, update))];
  return tasks.map((task) => (task.task_id === update.id ? { ...task, ...toTask(task, update) } : task));
}

/** A task after an update. Details are appended; the rest is replaced if the update states it. */
export function toTask(
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
