import { serviceLimits } from "../../generated/service.js";
import { type Trigger, triggers } from "../../model/interaction.js";
import { put, remove } from "../../model/port/document.js";
import type { SilentWrite, Store } from "../../model/store.js";
import { views } from "../../model/view.js";
import type { Id, Ids } from "../../values/ids.js";
import { millisecondsOf, toInstant } from "../../values/instant.js";

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

/** The user who acted, the place, and the app that receives the trigger. */
type TriggerPlace = Pick<Trigger, "workspaceId" | "appId" | "userId" | "viewId" | "channelId">;

interface Minting {
  readonly store: Pick<Store, "list">;
  readonly ids: Pick<Ids, "secret">;
  readonly nowMs: number;
}

/** Time for which an expired trigger is kept, so that its code can be answered. */
const keptMs = 3_600_000;

/** Triggers that are removed when one is made. */
const maxRemoved = 10;

/** Makes a trigger for the commit of an act. The writes also remove triggers that expired long ago. */
export async function mintTrigger(
  place: TriggerPlace,
  { store, ids, nowMs }: Minting,
): Promise<{ readonly trigger: Trigger; readonly writes: readonly SilentWrite[] }> {
  const lifeMs = serviceLimits.triggerSeconds.value * 1000;
  const number = Number.parseInt(ids.secret(4), 16);
  const trigger: Trigger = {
    ...place,
    id: `${nowMs}.${number}.${ids.secret(16)}`,
    version: 1,
    expires: toInstant(nowMs + lifeMs),
  };
  const oldest = await store.list(triggers, "expiring", {}, { limit: maxRemoved });
  const over = oldest.filter(({ expires }) => expires !== undefined && millisecondsOf(expires) < nowMs - keptMs);
  return { trigger, writes: [...over.map(({ id }) => remove(triggers, { id })), put(triggers, trigger)] };
}
