import { appHomes } from "../../model/app-home.js";
import { type View, views } from "../../model/view.js";
import { openStacksOf } from "../../rules/views/open-stacks.js";
import type { Id } from "../../values/ids.js";
import type { Person } from "../act.js";

/** The modals that a person has open in the workspace: the top one of each stack, the last opened stack first. */
export async function openViews({ store, user, caller }: Person): Promise<readonly View[]> {
  const theirs = (await openStacksOf(user.id, store)).filter(({ workspaceId }) => workspaceId === caller.workspace.id);
  const tops = await Promise.all(theirs.map(({ viewIds }) => store.get(views, { id: viewIds.at(-1) ?? "" })));
  return tops.filter((view) => view !== undefined).toReversed();
}

/** The modal of an app that a person has open: the latest one. */
export async function openViewOf(appId: Id, person: Person): Promise<View | undefined> {
  return (await openViews(person)).find((view) => view.appId === appId);
}

/** The home of an app as the person has it. Undefined if the app has published none. */
export async function homeOf(appId: Id, { store, user }: Person): Promise<View | undefined> {
  const home = await store.get(appHomes, { app_id: appId, user_id: user.id });
  return home === undefined ? undefined : store.get(views, { id: home.viewId });
}
