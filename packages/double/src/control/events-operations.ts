import { events } from "@rollcall/api/events";
import { createStamp } from "@rollcall/service";
import type { ControlRefusal } from "../control-refusal.js";
import { conflict } from "../control-refusal.js";
import type { EventsSendArguments, Methods } from "../generated/control/index.js";
import type { Journal } from "../journal/journal.js";
import { keyOfDelivery } from "../journal/to-deliveries.js";
import type { World } from "../worlds/world.js";
import type { Worlds } from "../worlds/worlds.js";
import { writeThose } from "./deliveries-operations.js";
import { findAppId, findUndefinedEvent } from "./lookups.js";
import { type ControlHandlers, inWorld } from "./operations.js";
import { checkPayload, findAudience } from "./stated-event.js";

type Names = Extract<keyof Methods, `events.${string}`>;

/** Operations that bring events about. */
export function createEventOperations(worlds: Worlds, journal: Journal): ControlHandlers<Names> {
  return {
    "events.send": (sent) => inWorld(worlds, sent.world, (world) => send(world, journal, sent)),
  };
}

async function send(world: World, journal: Journal, { type, payload: stated = {}, app }: EventsSendArguments) {
  const { store, clock, ids, delivery } = world;
  const refused = findUndefinedEvent(type);
  if (refused !== undefined) return refused;
  // The name of an event was just looked up.
  const row = events[type as keyof typeof events];
  const checked = await checkPayload(row, stated);
  if (!checked.ok) return checked;
  const [found, audience] = [await findAppId(store, app), await findAudience(store, row, checked.payload)];
  if (!found.ok) return found;
  if (!audience.ok) return audience;
  const { appId } = found;
  const stamp = createStamp(clock, ids);
  const draft = {
    type: row.wireName,
    audience: { ...audience.audience, ...(appId !== undefined && { appId }) },
    isStated: true,
    facts: checked.payload,
  } as const;
  const committed = await delivery.store.commit({ expect: [], writes: [], events: [draft], stamp });
  const receivers = committed.ok ? (committed.receivers ?? []) : [];
  if (receivers.length === 0) return receivedByNobody(draft, appId);
  const keys = receivers.map((receiver) => keyOfDelivery({ eventId: stamp.eventId, appId: receiver }));
  return { ok: true, event_id: stamp.eventId, deliveries: await writeThose(world, journal, keys) } as const;
}

interface Unreceived {
  readonly audience: { readonly subscription: string; readonly channelId?: string };
}

function receivedByNobody({ audience }: Unreceived, appId: string | undefined): ControlRefusal {
  const { subscription, channelId } = audience;
  const sees = channelId === undefined ? "" : `, and see the conversation ${channelId}`;
  return conflict(
    `${appId ?? "No app"} ${appId === undefined ? "receives" : "does not receive"} the event: an app must have an address or socket mode, subscribe to ${subscription}, have a token with a scope for it${sees}.`,
  );
}
