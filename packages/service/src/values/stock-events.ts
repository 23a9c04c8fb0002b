import { events } from "@rollcall/api/events";

/** Names that manifests subscribe to events by, and the scopes that each needs. */
export const eventSubscriptions = Object.values(events).flatMap(({ subscriptions }) => subscriptions);
