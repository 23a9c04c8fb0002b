import { createStamp, draftStatedEvent, eventsOf } from "@rollcall/service";
import type { ControlRefusal } from "../control-refusal.js";
import { conflict, notFound } from "../control-refusal.js";
import type { EventsSendArguments, Methods } from "../generated/control/index.js";
import { keyOfDelivery } from "../journal/to-deliveries.js";
import type { World } from "../worlds/world.js";
import type { Worlds } from "../worlds/worlds.js";
import type { Controlled } from "./controlled.js";
import { writeThose } from "./deliveries-operations.js";
import { findAppId, findUndefinedEvent } from "./lookups.js";
import { type ControlHandlers, inWorld } from "./operations.js";

type Names = Extract<keyof Methods, `events.${string}`>;

/** Operations that bring events about. */
export function createEventOperations(worlds: Worlds, parts: Parts): ControlHandlers<Names> {
  return {
    "events.send": (sent) => inWorld(worlds, sent.world, (world) => send(world, parts, sent)),
  };
}

type Parts = Pick<Controlled, "journal" | "declared">;

async function send(
  world: World,
  { journal, declared }: Parts,
  { type, payload: stated = {}, app }: EventsSendArguments,
) {
  const { store, clock, ids, delivery } = world;
  const row = declared.events[type];
  const refused = findUndefinedEvent(type, declared.events);
  if (refused !== undefined || row === undefined) return refused ?? notFound("event", type, []);
  // Some payloads of the service name no conversation and no user, because its code knows who receives them.
  const toAll = app !== undefined || Object.hasOwn(eventsOf({}), type);
  const drafted = await draftStatedEvent(store, row, stated, { toAll });
  if (!drafted.ok && "messages" in drafted)
    return {
      ok: false,
      error: "invalid_arguments",
      response_metadata: { messages: inPayload(drafted.messages) },
    } as const;
  const found = await findAppId(store, app);
  if (!found.ok) return found;
  if (!drafted.ok) return notFound("conversation", drafted.channelId, []);
  const { appId } = found;
  const stamp = createStamp(clock, ids);
  const audience = { ...drafted.draft.audience, ...(appId !== undefined && { appId }) };
  const draft = { ...drafted.draft, audience };
  const committed = await delivery.store.commit({ expect: [], writes: [], events: [draft], stamp });
  const receivers = committed.ok ? (committed.receivers ?? []) : [];
  if (receivers.length === 0) return receivedByNobody(draft, appId);
  const keys = receivers.map((receiver) => keyOfDelivery({ eventId: stamp.eventId, appId: receiver }));
  return { ok: true, event_id: stamp.eventId, deliveries: await writeThose(world, journal, keys) } as const;
}

/** The lines of a payload as those of the operation's argument. */
function inPayload(lines: readonly string[]): readonly string[] {
  return lines.map((line) => line.replace("[json-pointer:", "[json-pointer:/payload"));
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
