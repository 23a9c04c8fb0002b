import type { Delivery as StoredDelivery } from "@rollcall/service/store";
import { isDelivery, isStored, type Recorded, type RecordedDelivery } from "../exchange.js";
import type { Delivery } from "../generated/control/index.js";
import type { WatchedDelivery } from "../served-world.js";
import { toEntry } from "./to-entry.js";

/** Name of a delivery: its event and its app. */
export function keyOfDelivery({ eventId, appId }: Pick<WatchedDelivery, "eventId" | "appId">): string {
  return `${eventId} ${appId}`;
}

/** A delivery of the journal or the store. */
export interface KnownDelivery {
  readonly stored: WatchedDelivery;
  readonly attempts: readonly RecordedDelivery[];
  readonly isWaiting: boolean;
}

/** Joins the attempts of the journal and what waits in the store to deliveries: those of the journal first. */
export function toKnown(
  recorded: readonly Recorded[],
  waiting: readonly StoredDelivery[],
): ReadonlyMap<string, KnownDelivery> {
  const attempts = Map.groupBy(recorded.filter(isDelivery), ({ delivery }) => keyOfDelivery(delivery));
  const waits = new Map(waiting.map((delivery) => [keyOfDelivery(delivery), delivery]));
  const known = new Map<string, KnownDelivery>();
  for (const [key, made] of attempts) {
    const stored = waits.get(key) ?? made.at(-1)?.delivery;
    if (stored !== undefined) known.set(key, { stored, attempts: made, isWaiting: waits.has(key) });
  }
  for (const [key, stored] of waits) if (!known.has(key)) known.set(key, { stored, attempts: [], isWaiting: true });
  return known;
}

/** Writes a delivery with its attempts. */
export function toDelivery({ stored, attempts, isWaiting }: KnownDelivery): Delivery {
  const { event, appId } = stored;
  return {
    event_id: event.id,
    event: event.type,
    app: appId,
    at: new Date(event.atMs).toISOString(),
    state: isWaiting ? "waiting" : stateOf(attempts.at(-1)),
    ...(!isStored(stored) && { once: true }),
    ...(isWaiting && { next_at: new Date(nextMs(stored, attempts.at(-1))).toISOString() }),
    attempts: attempts.map(toEntry),
  };
}

function stateOf(last: RecordedDelivery | undefined): Delivery["state"] {
  const kind = last?.end.kind ?? "retry";
  return kind === "retry" ? "waiting" : kind;
}

/** When a delivery is due: the store holds what is being sent for a while, and a first attempt is due at once. */
function nextMs(delivery: WatchedDelivery, last: RecordedDelivery | undefined): number {
  const { event } = delivery;
  const dueMs = isStored(delivery) ? delivery.dueMs : event.atMs;
  const ms = last?.end.kind === "retry" ? Math.min(dueMs, last.end.at.getTime()) : dueMs;
  return Math.max(ms, event.atMs);
}
