import { disconnectGroup } from "@rollcall/service";
import { type ControlOutcome, notFound } from "../control-refusal.js";
import type { GroupDisconnectArguments, Methods } from "../generated/control/index.js";
import type { World } from "../worlds/world.js";
import type { Worlds } from "../worlds/worlds.js";
import { type ControlHandlers, inWorld } from "./operations.js";

type Names = Extract<keyof Methods, `group.${string}`>;

/** Operations on the groups of a world. */
export function createGroupOperations(worlds: Worlds): ControlHandlers<Names> {
  return {
    "group.disconnect": (sent) => inWorld(worlds, sent.world, (world) => disconnect(world, sent)),
  };
}

async function disconnect(
  { store }: World,
  { group: groupId, workspace: workspaceId }: GroupDisconnectArguments,
): Promise<ControlOutcome<object>> {
  if (await disconnectGroup(store, { groupId, workspaceId })) return { ok: true };
  const group = await store.groups.get(groupId);
  const connected = [...(group?.connectedWorkspaceIds ?? []), ...(await store.groups.connectionsOf(groupId))];
  return notFound("connection", `${groupId} ${workspaceId}`, [...new Set(connected)].sort());
}
