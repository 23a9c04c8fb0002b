import type { Plan, Step } from "@rollcall/scim-provider";
import { printTable } from "../output/create-writer.js";

/** Prints a plan as a table and a line with its counts. */
export function printPlan(plan: Plan): string {
  const { steps, unchanged } = plan;
  if (steps.length === 0) return `nothing to do: ${unchanged} users and groups are as they should be\n`;
  const rows = steps.map((step) => [verbs[step.kind], nameOf(step), detailOf(step)]);
  return `${printTable(["STEP", "NAME", "CHANGES"], rows)}${countSteps(plan)}\n`;
}

/** The plan as JSON: one object per step. */
export function planToJson({ steps, unchanged }: Plan): object {
  return { steps: steps.map(stepToJson), unchanged };
}

/** A step as JSON. */
export function stepToJson(step: Step): object {
  const named = { kind: step.kind, key: step.key, name: nameOf(step) };
  switch (step.kind) {
    case "change-user":
      return { ...named, changes: step.changes };
    case "deactivate-user":
      return { ...named, reason: step.reason };
    case "create-group":
      return { ...named, members: step.team.members };
    case "change-members":
      return { ...named, add: step.add, remove: step.remove };
    case "rename-group":
      return { ...named, from: step.resource["displayName"] };
    case "create-user":
    case "reactivate-user":
    case "delete-group":
      return named;
  }
}

/** The name of what a step concerns. */
export function nameOf(step: Step): string {
  if ("person" in step) return step.person.userName;
  if ("team" in step) return step.team.displayName;
  return String(step.resource["userName"] ?? step.resource["displayName"] ?? step.key);
}

/** The effect of each step, in one or two words. */
export const verbs: Readonly<Record<Step["kind"], string>> = {
  "create-user": "create",
  "change-user": "change",
  "reactivate-user": "reactivate",
  "deactivate-user": "deactivate",
  "create-group": "create group",
  "rename-group": "rename group",
  "change-members": "members",
  "delete-group": "delete group",
};

function detailOf(step: Step): string {
  switch (step.kind) {
    case "change-user":
      return step.changes.map(({ path, from, to }) => `${path}: ${show(from)} → ${show(to)}`).join(", ");
    case "deactivate-user":
      return step.reason === "left" ? "no longer in the source" : "inactive in the source";
    case "create-group":
      return `${step.team.members.length} members`;
    case "change-members":
      return [...step.add.map((key) => `+${key}`), ...step.remove.map(({ id, key }) => `-${key ?? id}`)].join(" ");
    case "rename-group":
      return `was ${show(step.resource["displayName"])}`;
    case "create-user":
    case "reactivate-user":
    case "delete-group":
      return "";
  }
}

function show(value: unknown): string {
  if (value === undefined) return "(none)";
  const text = JSON.stringify(value);
  return text.length > 60 ? `${text.slice(0, 59)}…` : text;
}

/** The number of steps of each kind. */
function countSteps({ steps, unchanged }: Plan): string {
  const counts = Object.entries(verbs).flatMap(([kind, verb]) => {
    const count = steps.filter((step) => step.kind === kind).length;
    return count === 0 ? [] : [`${count} ${verb}`];
  });
  return `${counts.join(", ")}; ${unchanged} unchanged`;
}
