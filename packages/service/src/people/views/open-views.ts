import type { Id } from "../../values/ids.js";
import { appHomes } from "../../views/app-home.js";
import { type View, views } from "../../views/view.js";
import { viewStacks } from "../../views/view-stack.js";
import type { Person } from "../act.js";

/** Stacks that are looked at. A person has few. */
const maxStacks = 1000;

/** The modals that a person has open in the workspace: the top one of each stack, the latest first. */
export async function openViews({ store, user, caller }: Person): Promise<readonly View[]> {
  const stacks = await store.list(viewStacks, "of_user", { user_id: user.id }, { limit: maxStacks });
  const theirs = stacks.filter(({ workspaceId }) => workspaceId === caller.workspace.id);
  const tops = await Promise.all(theirs.map(({ viewIds }) => store.get(views, { id: viewIds.at(-1) ?? "" })));
  return tops.filter((view) => view !== undefined).toSorted((one, other) => secondsOf(other) - secondsOf(one));
}

/** The modal of an app that a person has open: the latest one. */
export async function openViewOf(appId: Id, person: Person): Promise<View | undefined> {
  return (await openViews(person)).find((view) => view.appId === appId);
}

/** When a view was opened or last changed, in seconds: its hash begins with that. */
function secondsOf({ hash }: View): number {
  return Number.parseInt(hash, 10);
}

/** The home of an app as the person has it. Undefined if the app has published none. */
export async function homeOf(appId: Id, { store, user }: Person): Promise<View | undefined> {
  const home = await store.get(appHomes, { app_id: appId, user_id: user.id });
  return home === undefined ? undefined : store.get(views, { id: home.viewId });
}
