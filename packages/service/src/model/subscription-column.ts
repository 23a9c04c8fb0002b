import { eventSubscriptions, type SubscribingApp } from "./event-subscriptions.js";

interface StoredApp extends SubscribingApp {
  readonly deleted: boolean;
  /** Present while its subscriptions are switched off. */
  readonly switchedOff?: string;
}

/** An event that an app subscribes to. */
interface EventSubscription {
  /** Kind of the tokens that receive it. */
  readonly kind: "bot" | "user";
  /** Name that manifests subscribe to it by, such as `message.channels`. */
  readonly name: string;
}

/** Events that can reach an app; none if it is deleted or switched off, or has no address. */
export function subscriptionsOf(app: StoredApp): readonly EventSubscription[] {
  const { delivery, botEvents, userEvents } = eventSubscriptions(app);
  if (app.deleted || app.switchedOff !== undefined || delivery.kind === "none") return [];
  return [
    ...botEvents.map((name) => ({ kind: "bot", name }) as const),
    ...userEvents.map((name) => ({ kind: "user", name }) as const),
  ];
}

/** Subscriptions as one text, each between spaces; undefined if there are none. */
export function eventsColumn(app: StoredApp): string | undefined {
  const all = subscriptionsOf(app).map(({ kind, name }) => `${kind}:${name}`);
  return all.length === 0 ? undefined : ` ${all.join(" ")} `;
}

/** Names in the text of `eventsColumn`. */
export function namesInEventsColumn(column: string): readonly string[] {
  return column.split(" ").flatMap((each) => (each === "" ? [] : each.slice(each.indexOf(":") + 1)));
}
