import { withoutZod } from "@rollcall/webapi-core";
import { appHomes } from "../model/app-home.js";
import { put } from "../model/port/document.js";
import { type View, views } from "../model/view.js";
import { viewNames } from "../model/view-name.js";
import { viewStacks } from "../model/view-stack.js";
import type { Write } from "../model/writes.js";
import { toBotId } from "../rules/directory/to-bot-id.js";
import { newHash } from "../rules/views/new-hash.js";
import { toContent } from "../rules/views/to-content.js";
import { viewContentSchema } from "../values/default-forms.js";
import type { Id } from "../values/ids.js";
import { findItem } from "./section/world-context.js";
import type { WriteContext } from "./section/write-context.js";
import { userSection } from "./users.js";
import { viewSection, type WorldView } from "./views.js";

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
