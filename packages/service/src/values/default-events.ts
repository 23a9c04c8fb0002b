import { events } from "@rollcall/api/events";

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
