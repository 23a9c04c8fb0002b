import { events } from "@rollcall/api/events";
import type { EventRow, EventSubscription } from "@rollcall/webapi-core";
import type { ActiveDefinitions } from "./active-definitions.js";

/** The events that a server has, by type. */
export function eventsOf({ events: served = events }: Pick<ActiveDefinitions, "events">): ServedEvents {
  return served;
}

export type { EventSubscription };

/** Events by type, of which a set may have more than the service. */
export type ServedEvents = Readonly<Record<string, EventRow>>;

/** Subscriptions to the events that a server adds to those of the service. */
export function ownSubscriptions(definitions: Pick<ActiveDefinitions, "events">): readonly EventSubscription[] {
  const own = Object.entries(eventsOf(definitions)).filter(([type]) => !Object.hasOwn(events, type));
  return own.flatMap(([, row]) => row.subscriptions);
}

/** Names that manifests subscribe to events by, and the scopes that each needs. */
export const eventSubscriptions = Object.values(events).flatMap(({ subscriptions }) => subscriptions);

/** The same for one type of event; empty for an unknown type. */
export function subscriptionsOfType(type: string): typeof eventSubscriptions {
  return Object.hasOwn(events, type) ? [...events[type as keyof typeof events].subscriptions] : [];
}

/** Whether the events of a subscription are about an app itself, and not about something that users see. */
export function isAboutApp(subscription: string): boolean {
  return aboutApps.has(subscription);
}

const aboutApps: ReadonlySet<string> = new Set(
  Object.values(events).flatMap((row) => (row.class === "app" ? row.subscriptions.map(({ name }) => name) : [])),
);
