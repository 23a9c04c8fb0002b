import type { Activity } from "@rollcall/service/store";
import { type ControlOutcome, conflict, notFound } from "../control-refusal.js";
import type { ActivityRecordArguments, Methods } from "../generated/control/index.js";
import type { World } from "../worlds/world.js";
import type { Worlds } from "../worlds/worlds.js";
import { type ControlHandlers, inWorld } from "./operations.js";

type Names = Extract<keyof Methods, `activity.${string}`>;

/** Operations that record what people do with messages. */
export function createActivityOperations(worlds: Worlds): ControlHandlers<Names> {
  return {
    "activity.record": (sent) => inWorld(worlds, sent.world, (world) => record(world, sent)),
  };
}

async function record({ store }: World, sent: ActivityRecordArguments): Promise<ControlOutcome<object>> {
  const { channel, ts, user } = sent;
  if ((await store.messages.get(channel, ts)) === undefined) return notFound("message", `${channel} ${ts}`, []);
  if ((await store.users.get(user)) === undefined) return notFound("user", user, []);
  const activity = toActivity(sent);
  if (activity === undefined)
    return conflict("A view needs `client`, and a reaction needs `name`, the name of its emoji.");
  await store.commit({ expect: [], writes: [{ kind: "recordActivity", activity: [activity] }] });
  return { ok: true };
}

function toActivity({
  channel: channelId,
  ts,
  user: userId,
  kind,
  client,
  name,
}: ActivityRecordArguments): Activity | undefined {
  const base = { channelId, ts, userId };
  switch (kind) {
    case "view":
      return client === undefined ? undefined : { ...base, kind, client };
    case "reaction":
      return name === undefined ? undefined : { ...base, kind, name };
    case "share":
    case "click":
      return { ...base, kind };
  }
}
