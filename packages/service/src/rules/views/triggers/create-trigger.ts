import type { Store } from "../../../model/service-store.js";
import { views } from "../../../model/view.js";
import type { Id, Ids } from "../../../values/ids.js";
import { mintTrigger } from "./mint-trigger.js";

/** An act of a user, of which an app receives a trigger. */
export interface TriggeringAct {
  readonly appId: Id;
  readonly userId: Id;
  /** Modal in which the user acts. Absent if it is elsewhere. */
  readonly viewId?: Id;
  /** Default: the user's first workspace. */
  readonly workspaceId?: Id;
}

/** The trigger, or what does not exist. */
export type CreatedTrigger =
  | { readonly ok: true; readonly triggerId: string }
  | { readonly ok: false; readonly missing: "app" | "user" | "view" | "workspace"; readonly id: string };

/** Makes a trigger that an app can exchange for a view, as an act of a user does. */
export async function createTrigger(
  act: TriggeringAct,
  { store, ids, nowMs }: { readonly store: Store; readonly ids: Pick<Ids, "secret">; readonly nowMs: number },
): Promise<CreatedTrigger> {
  const { appId, userId, viewId } = act;
  if ((await store.apps.get(appId)) === undefined) return { ok: false, missing: "app", id: appId };
  const user = await store.users.get(userId);
  if (user === undefined) return { ok: false, missing: "user", id: userId };
  const view = viewId === undefined ? undefined : await store.get(views, { id: viewId });
  if (viewId !== undefined && view === undefined) return { ok: false, missing: "view", id: viewId };
  const workspaceId = act.workspaceId ?? view?.workspaceId ?? (await firstWorkspace(user.memberships, store));
  if (workspaceId === undefined || (await store.organizations.workspace(workspaceId)) === undefined) {
    return { ok: false, missing: "workspace", id: workspaceId ?? "" };
  }
  const { channelId } = view ?? {};
  const place = {
    workspaceId,
    appId,
    userId,
    ...(viewId !== undefined && { viewId }),
    ...(channelId !== undefined && { channelId }),
  };
  const { trigger, writes } = await mintTrigger(place, { store, ids, nowMs });
  await store.commit({ expect: [], writes });
  return { ok: true, triggerId: trigger.id };
}

/** A user without workspaces acts in the first one of the world. */
async function firstWorkspace(
  [membership]: readonly { readonly workspaceId: Id }[],
  { organizations }: Pick<Store, "organizations">,
): Promise<Id | undefined> {
  if (membership !== undefined) return membership.workspaceId;
  const [first] = await organizations.workspaces();
  return first?.id;
}
