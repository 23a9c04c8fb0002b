import { createTrigger } from "@rollcall/service";
import { type ControlOutcome, notFound } from "../control-refusal.js";
import type { Methods, TriggerCreateArguments } from "../generated/control/index.js";
import type { World } from "../worlds/world.js";
import type { Worlds } from "../worlds/worlds.js";
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
  { app: appId, user: userId, view: viewId, workspace: workspaceId }: TriggerCreateArguments,
): Promise<ControlOutcome<{ readonly trigger_id: string }>> {
  const act = {
    appId,
    userId,
    ...(viewId !== undefined && { viewId }),
    ...(workspaceId !== undefined && { workspaceId }),
  };
  const created = await createTrigger(act, { store, ids, nowMs: clock.now().getTime() });
  return created.ok ? { ok: true, trigger_id: created.triggerId } : notFound(created.missing, created.id, []);
}
