import type { Id } from "@rollcall/service/store";

/** A delivery, by its app and its event. */
interface Held {
  readonly appId: Id;
  readonly eventId: Id;
}

/** The deliveries that were taken and not settled yet. */
interface DeliveryHolds {
  add(held: Held, untilMs: number): void;
  remove(held: Held): void;
  clear(): void;
  /** Until when it is held, as Unix time in milliseconds; undefined if it is not. */
  until(held: Held): number | undefined;
  /** Number of an app's. */
  count(appId: Id): number;
}

/** Creates holds in memory, which end with the process. */
export function createHolds(): DeliveryHolds {
  const apps = new Map<Id, Map<Id, number>>();
  return {
    add({ appId, eventId }, untilMs) {
      const held = apps.get(appId) ?? new Map<Id, number>();
      held.set(eventId, untilMs);
      apps.set(appId, held);
    },
    remove({ appId, eventId }) {
      const held = apps.get(appId);
      held?.delete(eventId);
      if (held?.size === 0) apps.delete(appId);
    },
    clear: () => apps.clear(),
    until: ({ appId, eventId }) => apps.get(appId)?.get(eventId),
    count: (appId) => apps.get(appId)?.size ?? 0,
  };
}
