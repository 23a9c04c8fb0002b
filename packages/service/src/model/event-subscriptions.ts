import type { Manifest } from "@rollcall/api/webapi";
import type { Id } from "../values/ids.js";

/** The events that an app receives, and their transport. */
export interface EventSubscriptions {
  readonly delivery: EventDelivery;
  /** Types of events that the app receives on behalf of its bot. */
  readonly botEvents: readonly string[];
  /** Types of events that the app receives on behalf of users. */
  readonly userEvents: readonly string[];
  /** Message metadata that the app receives. */
  readonly metadata: readonly {
    /** The app that posts the metadata. Absent for every app. */
    readonly appId?: Id;
    readonly eventType: string;
  }[];
}

/** The transport of events to an app. */
export type EventDelivery =
  | { readonly kind: "socket" }
  | {
      readonly kind: "http";
      readonly url: string;
      /** Whether the URL has passed the handshake. No event is sent before. */
      readonly isVerified: boolean;
    }
  | { readonly kind: "none" };

/** The facts of an app that decide the transport of its events. */
export interface SubscribingApp {
  /** Always valid. */
  readonly manifest: object;
  /** URL that has passed the handshake. */
  readonly verifiedUrl?: string;
}

/** Reads the subscriptions of an app from its manifest. */
export function eventSubscriptions(app: SubscribingApp): EventSubscriptions {
  const { bot_events = [], user_events = [], metadata_subscriptions = [] } = settingsOf(app)?.event_subscriptions ?? {};
  return {
    delivery: deliveryOf(app),
    botEvents: bot_events,
    userEvents: user_events,
    metadata: metadata_subscriptions.map(({ app_id, event_type }) => ({
      ...(app_id !== "*" && { appId: app_id }),
      eventType: event_type,
    })),
  };
}

function deliveryOf(app: SubscribingApp): EventDelivery {
  const settings = settingsOf(app);
  if (settings?.socket_mode_enabled === true) return { kind: "socket" };
  const url = settings?.event_subscriptions?.request_url;
  return url === undefined ? { kind: "none" } : { kind: "http", url, isVerified: url === app.verifiedUrl };
}

/** The URL of a manifest that receives events. A world states it as verified. */
export function requestUrlOf(manifest: object): string | undefined {
  return settingsOf({ manifest })?.event_subscriptions?.request_url;
}

function settingsOf({ manifest }: Pick<SubscribingApp, "manifest">): Manifest["settings"] {
  // A stored manifest is always valid.
  return (manifest as Manifest).settings;
}
