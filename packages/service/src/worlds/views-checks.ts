import { withoutZod } from "@rollcall/webapi-core";
import { serviceLimits } from "../generated/service.js";
import { findViewProblems } from "../rules/views/find-view-problems.js";
import { viewContentSchema } from "../values/default-forms.js";
import { checkStep } from "./function-executions-checks.js";
import type { WorldFinding } from "./section/finding.js";
import { findItem, type WorldContext } from "./section/world-context.js";
import { viewSection, type WorldView } from "./views.js";

/** Checks that views are valid, that stacks are stacks of modals, and that homes and external identifiers are unique. */
export function checkViews(items: readonly WorldView[], context: WorldContext): readonly WorldFinding[] {
  return items.flatMap((item, i) => [
    ...checkContent(item, ["views", i, "view"]),
    ...checkPlace(item, items, { path: ["views", i, "above"], context }),
    ...checkOrigin(item, ["views", i], context),
    ...checkRepetition(item, items.slice(0, i), ["views", i]),
  ]);
}

type Path = WorldFinding["path"];

function checkContent({ view }: WorldView, path: Path): readonly WorldFinding[] {
  const read = viewContentSchema(withoutZod).safeParse(view);
  if (read.success) {
    return findViewProblems(read.data).map((problem) => ({
      path: [...path, ...problem.path],
      message: `The value ${problem.wanted}`,
    }));
  }
  return read.error.issues.map((issue) => ({
    path: [...path, ...issue.path.map((step) => (typeof step === "number" ? step : String(step)))],
    message: "The value is not one that a view may have here",
  }));
}

/** A modal lies above a modal of the same user and app, alone, and a stack has its maximum number of modals at most. */
function checkPlace(
  item: WorldView,
  items: readonly WorldView[],
  { path, context }: { readonly path: Path; readonly context: WorldContext },
): readonly WorldFinding[] {
  if (item.above === undefined) return [];
  const below = findItem(context, viewSection, item.above);
  if (below === undefined) return [];
  const isStack = item.view.type === "modal" && below.view.type === "modal";
  if (!isStack || below.user !== item.user || below.app !== item.app || below.workspace !== item.workspace) {
    return [{ path, message: "A modal only lies above a modal of the same app, user and workspace" }];
  }
  if (items.find(({ above }) => above === item.above) !== item) {
    return [{ path, message: "Another modal lies above this one" }];
  }
  const { value } = serviceLimits.stackedViews;
  return heightOf(item, context, value) > value
    ? [{ path, message: `A stack has at most ${value} modals, and none is above itself` }]
    : [];
}

/** A home is opened nowhere, and a step opens views of its own app. */
function checkOrigin({ view, channel, step, app }: WorldView, path: Path, context: WorldContext) {
  return [
    ...(view.type === "home" && channel !== undefined
      ? [{ path: [...path, "channel"], message: "Only a modal is opened from a conversation" }]
      : []),
    ...checkStep(step, { app, path: [...path, "step"], context }),
  ];
}

/** Number of modals from the bottom to a modal, counted to one more than the maximum. */
function heightOf({ above }: WorldView, context: WorldContext, atMost: number): number {
  const below = atMost === 0 ? undefined : findItem(context, viewSection, above);
  return below === undefined ? 1 : 1 + heightOf(below, context, atMost - 1);
}

function checkRepetition(item: WorldView, before: readonly WorldView[], path: Path): readonly WorldFinding[] {
  const { app, user, workspace, view } = item;
  const { external_id: name } = view;
  const isHome = ({ view: { type }, ...other }: WorldView) =>
    type === "home" && other.app === app && other.user === user;
  const isNamesake = (other: WorldView) =>
    other.app === app && other.workspace === workspace && other.view["external_id"] === name;
  const hasHome = view.type === "home" && before.some(isHome);
  const isTaken = typeof name === "string" && name !== "" && before.some(isNamesake);
  return [
    ...(hasHome ? [{ path: [...path, "view"], message: `The user ${user} already has a home of the app ${app}` }] : []),
    ...(isTaken
      ? [{ path: [...path, "view", "external_id"], message: `The external_id ${name} is taken already` }]
      : []),
  ];
}
