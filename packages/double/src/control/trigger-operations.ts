import { createTrigger } from "@rollcall/service";
import { type ControlOutcome, notFound } from "../control-refusal.js";
import type { Methods, TriggerCreateArguments } from "../generated/control/index.js";
import type { World } from "../worlds/world.js";
import type { Worlds } from "../worlds/worlds.js";
import { findApp, findUser, findWorkspace } from "./lookups.js";
import { type ControlHandlers, inWorld } from "./operations.js";

type Names = Extract<keyof Methods, `trigger.${string}`>;

/** Operations on the triggers of a world. */
export function createTriggerOperations(worlds: Worlds): ControlHandlers<Names> {
  return {
    "trigger.create": (sent) => inWorld(worlds, sent.world, (world) => create(world, sent)),
  };
}

async function create(
  { store, ids, clock }: World,
  sent: TriggerCreateArguments,
): Promise<ControlOutcome<{ readonly trigger_id: string }>> {
  const [app, user] = [await findApp(store, sent.app), await findUser(store, sent.user)];
  if (!app.ok) return app;
  if (!user.ok) return user;
  const place = sent.workspace === undefined ? undefined : await findWorkspace(store, sent.workspace);
  if (place?.ok === false) return place;
  const act = {
    appId: app.app.id,
    userId: user.user.id,
    ...(sent.view !== undefined && { viewId: sent.view }),
    ...(place !== undefined && { workspaceId: place.workspace.id }),
  };
  const created = await createTrigger(act, { store, ids, nowMs: clock.now().getTime() });
  return created.ok ? { ok: true, trigger_id: created.triggerId } : notFound(created.missing, created.id, []);
}
