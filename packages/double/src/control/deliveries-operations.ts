import type { Delivery as StoredDelivery } from "@rollcall/service/store";
import { type ControlOutcome, type ControlRefusal, conflict, notFound } from "../control-refusal.js";
import { isDelivery, isStored } from "../exchange.js";
import type { Declared } from "../faults/declared.js";
import type { Delivery } from "../generated/control/index.js";
import { type DeliveriesListArguments, deliveriesListMethod, type Methods } from "../generated/control/index.js";
import type { EntryFilter } from "../journal/entry-filter.js";
import type { Journal } from "../journal/journal.js";
import { type KnownDelivery, keyOfDelivery, toDelivery, toKnown } from "../journal/to-deliveries.js";
import type { WatchedDelivery } from "../served-world.js";
import type { World } from "../worlds/world.js";
import type { Worlds } from "../worlds/worlds.js";
import type { Controlled } from "./controlled.js";
import { findAppId, findUndeliveredType, waitInTime } from "./lookups.js";
import { type ControlHandlers, inWorld } from "./operations.js";

type Names = Extract<keyof Methods, `deliveries.${string}`>;
type Waiting = Pick<Controlled, "journal" | "stopping">;

/** Operations on the deliveries of a world. */
export function createDeliveryOperations(
  worlds: Worlds,
  waiting: Waiting & Pick<Controlled, "declared">,
): ControlHandlers<Names> {
  const { journal, declared } = waiting;
  return {
    "deliveries.list": (sent) => inWorld(worlds, sent.world, (world) => list(world, { journal, declared }, sent)),
    "deliveries.resend": (sent) =>
      inWorld(worlds, sent.world, (world) => resend(world, journal, { eventId: sent.event_id, app: sent.app })),
    "deliveries.waitFor": (sent, { signal }) =>
      inWorld(worlds, sent.world, async (world) => {
        const filter = await readFilter(world, sent, declared);
        if (!filter.ok) return filter;
        const { ok, after, timeout_ms: timeoutMs } = sent;
        const sought = { ...filter.filter, ...(ok !== undefined && { ok }), ...(after !== undefined && { after }) };
        const found = await waitInTime(waiting, sought, { signal, timeoutMs });
        if (!found.ok) return found;
        if (!isDelivery(found.recorded)) throw new TypeError("A call matches no filter of deliveries.");
        const [delivery] = await writeThose(world, journal, [keyOfDelivery(found.recorded.delivery)]);
        return delivery === undefined ? goneMeanwhile : { ok: true, delivery };
      }),
  };
}

/** Maximum number of deliveries of the store that are looked at. */
const maxWaiting = 1000;

async function list(
  world: World,
  { journal, declared }: Pick<Controlled, "journal" | "declared">,
  sent: DeliveriesListArguments,
) {
  const filter = await readFilter(world, sent, declared);
  if (!filter.ok) return filter;
  const { cursor = "", limit = deliveriesListMethod.facts.paging.defaultSize, state } = sent;
  const known = [...(await knownOf(world, journal, filter.filter)).values()];
  const last = cursor === "" ? -1 : known.findIndex(({ stored }) => keyOfDelivery(stored) === cursor);
  if (cursor !== "" && last < 0) return endedPage(cursor);
  const found = known.slice(last + 1).filter((each) => state === undefined || toDelivery(each).state === state);
  const page = found.slice(0, limit);
  const end = page.at(-1);
  const next = found.length > limit && end !== undefined ? keyOfDelivery(end.stored) : "";
  return { ok: true, deliveries: page.map(toDelivery), response_metadata: { next_cursor: next } } as const;
}

async function resend(
  world: World,
  journal: Journal,
  { eventId, app }: { readonly eventId: string; readonly app: string | undefined },
): Promise<ControlOutcome<{ readonly deliveries: readonly Delivery[] }>> {
  const found = await findAppId(world.store, app);
  if (!found.ok) return found;
  const { appId } = found;
  const filter = { kind: "delivery", world: world.name, eventId, ...(appId !== undefined && { app: appId }) } as const;
  const named = [...(await knownOf(world, journal, filter)).values()].map(({ stored }) => stored);
  const once = named.find((each) => !isStored(each));
  if (once !== undefined) return isSentOnce(once);
  const again = named.filter(isStored);
  if (again.length === 0) {
    const events = new Set([...(await knownOf(world, journal, {})).values()].flatMap(idOfStored));
    return notFound(appId === undefined ? "delivery of the event" : `delivery to ${appId} of the event`, eventId, [
      ...events,
    ]);
  }
  await world.store.events.resend(again, world.clock.now().getTime());
  const deliveries = await writeThose(world, journal, again.map(keyOfDelivery));
  world.delivery.notify(again.map(({ appId: receiver }) => receiver));
  return { ok: true, deliveries };
}

function idOfStored({ stored }: KnownDelivery): readonly string[] {
  return isStored(stored) ? [stored.eventId] : [];
}

function isSentOnce({ event }: WatchedDelivery): ControlRefusal {
  return conflict(`${event.type} is what a person did, and is sent once. Let a person do it again.`);
}

/**
 * The deliveries of the events of some commits, whose identifiers begin with those of the stamps, and the exchanges with
 * these identifiers.
 */
export async function writeThoseOf(
  world: World,
  journal: Journal,
  stamps: readonly string[],
): Promise<readonly Delivery[]> {
  if (stamps.length === 0) return [];
  const known = await knownOf(world, journal, { kind: "delivery", world: world.name });
  return [...known.values()]
    .filter(({ stored }) => stamps.some((stamp) => stored.eventId.startsWith(stamp)))
    .map(toDelivery);
}

/** The deliveries with these names. */
export async function writeThose(
  world: World,
  journal: Journal,
  keys: readonly string[],
): Promise<readonly Delivery[]> {
  const known = await knownOf(world, journal, { kind: "delivery", world: world.name });
  return keys.flatMap((key) => known.get(key) ?? []).map(toDelivery);
}

async function knownOf(
  { store, name }: World,
  journal: Journal,
  filter: EntryFilter,
): Promise<ReadonlyMap<string, KnownDelivery>> {
  const waiting = await store.events.waiting(maxWaiting);
  const recorded = journal.list({ ...filter, world: name, kind: "delivery" });
  return toKnown(
    recorded,
    waiting.filter((delivery) => isWanted(delivery, filter)),
  );
}

function isWanted({ appId, eventId, event }: StoredDelivery, filter: EntryFilter): boolean {
  if (filter.app !== undefined && filter.app !== appId) return false;
  if (filter.event !== undefined && filter.event !== event.type) return false;
  return filter.eventId === undefined || filter.eventId === eventId;
}

type Sent = Pick<DeliveriesListArguments, "app" | "event" | "event_id">;

async function readFilter(
  { store, name }: World,
  { app, event, event_id: eventId }: Sent,
  { events }: Declared,
): Promise<ControlOutcome<{ readonly filter: EntryFilter }>> {
  const refused = findUndeliveredType(event, events);
  if (refused !== undefined) return refused;
  const found = await findAppId(store, app);
  if (!found.ok) return found;
  const { appId } = found;
  const filter = {
    kind: "delivery",
    world: name,
    ...(appId !== undefined && { app: appId }),
    ...(event !== undefined && { event }),
    ...(eventId !== undefined && { eventId }),
  } as const;
  return { ok: true, filter };
}

function endedPage(cursor: string): ControlRefusal {
  const detail = `No delivery of the list has the cursor ${JSON.stringify(cursor)}. List from the beginning.`;
  return { ok: false, error: "not_found", detail };
}

const goneMeanwhile: ControlRefusal = {
  ok: false,
  error: "not_found",
  detail: "The journal was cleared after the attempt.",
};
