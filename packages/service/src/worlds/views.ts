import { withoutZod } from "@rollcall/webapi-core";
import { z } from "zod";
import { idPatterns, idPrefixes, serviceLimits } from "../generated/service.js";
import { put } from "../model/port/document.js";
import type { Write } from "../model/store.js";
import { appHomes, type View, viewNames, viewStacks, views } from "../model/view.js";
import { toBotId } from "../rules/directory/user.js";
import { findViewProblems, newHash, toContent } from "../rules/views/view.js";
import { viewContentSchema } from "../values/default-forms.js";
import type { Id } from "../values/ids.js";
import { checkStep } from "./functions.js";
import { type DeepReadonly, idSchema, referenceSchema } from "./schemas.js";
import {
  findItem,
  one,
  type Reference,
  type WorldContext,
  type WorldFinding,
  type WorldSection,
  type WriteContext,
} from "./section.js";
import { userSection } from "./users.js";

const viewSchema = z
  .strictObject({
    id: idSchema(idPatterns.view),
    app: referenceSchema("The app"),
    user: referenceSchema("The user who sees it"),
    workspace: referenceSchema("The workspace").optional().describe("Default: the default workspace."),
    above: z.string().optional().describe("The id of the modal that it lies above. Default: it is at the bottom."),
    channel: referenceSchema("The conversation from which the modal was opened").optional().describe("Default: none."),
    step: referenceSchema("The run of a function that opened it").optional().describe("Default: none."),
    view: z
      .looseObject({ type: z.enum(["modal", "home"]), blocks: z.array(z.unknown()) })
      .describe("The view, as the app sends it to `views.open` or `views.publish`."),
    values: z
      .record(z.string(), z.record(z.string(), z.looseObject({})))
      .optional()
      .describe("What the user entered, by block_id and action_id."),
    hash: z
      .string()
      .min(1)
      .optional()
      .describe("Version of the view. Default: one that no other view of the file has."),
  })
  .describe("A modal that is open, or the home of an app as a user sees it.");

type WorldView = DeepReadonly<z.infer<typeof viewSchema>>;

/** Views of a world file. */
export const viewSection: WorldSection<"views", WorldView> = {
  key: "views",
  schema: viewSchema,
  named: { subject: "view", prefix: () => idPrefixes.view, of: ({ id }) => [id] },
  *references({ app, user, workspace, above, channel, step }, path): Generator<Reference> {
    yield* one("app", app, [...path, "app"]);
    yield* one("user", user, [...path, "user"]);
    yield* one("workspace", workspace, [...path, "workspace"]);
    yield* one("view", above, [...path, "above"]);
    yield* one("channel", channel, [...path, "channel"]);
    yield* one("function execution", step, [...path, "step"]);
  },
};

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

/** Writes of the views: stacks first, then the views, their external identifiers, and the homes. */
export function viewWrites(items: readonly WorldView[], context: WriteContext): readonly Write[] {
  const stored = items.map((item, index) => toStored(item, index, context));
  return [
    ...stacksOf(stored),
    ...stored.map((view) => put(views, view)),
    ...stored.flatMap(({ id: viewId, workspaceId, appId, content: { external_id: externalId } }) =>
      externalId === undefined ? [] : [put(viewNames, { workspaceId, appId, externalId, version: 1, viewId })],
    ),
    ...stored.flatMap(({ id: viewId, appId, userId, content }) =>
      content.type === "home" ? [put(appHomes, { appId, userId, version: 1, viewId })] : [],
    ),
  ];
}

/** Modals by stack, from the bottom to the top. */
function stacksOf(stored: readonly View[]): readonly Write[] {
  const roots = stored.filter(({ id, rootId, content }) => content.type === "modal" && id === rootId);
  return roots.map(({ id: rootId, workspaceId, appId, userId }, turn) => {
    const viewIds = [rootId];
    for (let top = above(stored, rootId); top !== undefined; top = above(stored, top.id)) viewIds.push(top.id);
    return put(viewStacks, { rootId, version: 1, workspaceId, appId, userId, viewIds, turn });
  });
}

function above(stored: readonly View[], id: Id): View | undefined {
  return stored.find(({ previousId }) => previousId === id);
}

function toStored(item: WorldView, index: number, context: WriteContext): View {
  const { ids } = context;
  const read = viewContentSchema(withoutZod).safeParse(item.view);
  if (!read.success) throw new Error("the world was loaded without checks: a view is not valid");
  const appId = ids.of("app", item.app);
  const botIndex = context
    .items(userSection)
    .findIndex(({ bot_of: app }) => app !== undefined && ids.of("app", app) === appId);
  const secret = (bytes: number) => index.toString(16).padStart(2 * bytes, "0");
  const id = ids.at("view", index);
  return {
    id,
    version: 1,
    workspaceId: ids.workspace(item.workspace),
    appId,
    userId: ids.of("user", item.user),
    ...(item.channel !== undefined && { channelId: ids.of("channel", item.channel) }),
    ...(item.step !== undefined && { executionId: ids.of("function execution", item.step) }),
    ...(botIndex >= 0 && { botId: toBotId(ids.at("user", botIndex)) }),
    content: toContent(read.data, { secret }),
    values: item.values ?? {},
    hash: item.hash ?? newHash(0, { secret }),
    rootId: item.above === undefined ? id : rootOf(item.above, context),
    ...(item.above !== undefined && { previousId: ids.of("view", item.above) }),
  };
}

function rootOf(reference: string, context: WriteContext): Id {
  const below = findItem(context, viewSection, reference)?.above;
  return below === undefined ? context.ids.of("view", reference) : rootOf(below, context);
}
