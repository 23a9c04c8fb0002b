import type { Manifest } from "@rollcall/api/webapi";
import type { Generation } from "../generated/service.js";
import type { Id } from "../values/ids.js";
import type { Instant } from "../values/instant.js";
import { memberAt } from "../values/json.js";
import { defineDocument, maybeText, text } from "./port/document.js";

/** An app as stored. */
export interface App {
  readonly id: Id;
  readonly version: number;
  readonly created: Instant;
  readonly name: string;
  /** Workspace or organization that owns the app. */
  readonly ownerId: Id;
  readonly generation: Generation;
  readonly collaboratorIds: readonly Id[];
  /** Manager app that created it. */
  readonly managerAppId?: Id;
  /** Present if the app is enrolled as a manager of other apps. */
  readonly manager?: { readonly appLimit: number };
  readonly deleted: boolean;
  /** OAuth client ID. Present if the app has credentials. */
  readonly clientId?: string;
  /** URL that receives events and has shown that it belongs to the app. The manifest may have another one since. */
  readonly verifiedUrl?: string;
  /** The reason why its address failed the last handshake. Absent if it passed, or none was made. */
  readonly handshakeError?: string;
  /** When its subscriptions were switched off, because too many deliveries failed. Absent while they are on. */
  readonly switchedOff?: Instant;
  /** Always valid. */
  readonly manifest: object;
}

/** Apps. */
export const apps = defineDocument<App>()({
  name: "app",
  table: "apps",
  key: ["id"],
  columns: {
    id: text((it) => it.id),
    // A deleted app does not count toward its manager's limit.
    manager_app_id: maybeText((it) => (it.deleted ? undefined : it.managerAppId)),
    /** A deleted app has none. */
    client_id: maybeText((it) => (it.deleted ? undefined : it.clientId)),
    /** Events that it subscribes to, each after the kind of token that receives it, between spaces. */
    events: maybeText((it) => eventsColumn(it)),
  },
  lists: {
    of_manager: { by: ["manager_app_id"] },
    of_client: { by: ["client_id"], where: "client_id is not null" },
    subscribed: { by: [], where: "events is not null" },
    all: { by: [] },
  },
  sample: (seed) => ({
    id: `A${1 + (seed % 3)}`,
    version: 1 + (seed % 4),
    created: "2026-01-02T03:04:05.006Z",
    name: `App ${seed}`,
    ownerId: "T1",
    generation: "granular",
    collaboratorIds: [],
    ...(seed % 5 < 2 && { managerAppId: `A${1 + (seed % 2)}` }),
    deleted: seed % 7 === 0,
    ...(seed % 3 !== 1 && { clientId: `client${seed % 4}` }),
    manifest: { settings: { event_subscriptions: sampleSubscriptions(seed) } },
  }),
});

/** Different subscriptions for different seeds, sometimes none. */
function sampleSubscriptions(seed: number): object {
  const some = sampleEvents.filter((_, at) => (seed >> (at % 8)) % 2 === 1);
  return { request_url: "https://app.example", bot_events: some, user_events: some.slice(0, seed % 4) };
}

const sampleEvents = [
  "message.channels",
  "member_joined_channel",
  "reaction_added",
  "channel_rename",
  "user_change",
  "app_mention",
  "message.im",
  "channel_left",
];

export interface AppReader {
  get(id: Id): Promise<App | undefined>;
}

/** The manager app exists and, after the writes, has created at most this many apps. Deleted apps do not count. */
export interface ManagedAppsAtMost {
  readonly kind: "managedAppsAtMost";
  readonly managerAppId: Id;
  readonly atMost: number;
}

/** Whether people see a home tab of an app: its manifest enables one. */
export function hasHomeTab({ manifest }: Pick<App, "manifest">): boolean {
  return memberAt(manifest, ["features", "app_home", "home_tab_enabled"]) === true;
}

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
interface SubscribingApp {
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
  // A stored manifest has the form of one.
  return (manifest as Manifest).settings;
}

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
function eventsColumn(app: StoredApp): string | undefined {
  const all = subscriptionsOf(app).map(({ kind, name }) => `${kind}:${name}`);
  return all.length === 0 ? undefined : ` ${all.join(" ")} `;
}

/** Names in the text of `eventsColumn`. */
export function namesInEventsColumn(column: string): readonly string[] {
  return column.split(" ").flatMap((each) => (each === "" ? [] : each.slice(each.indexOf(":") + 1)));
}

/** Domains whose links an app shows previews of. */
export function domainsOf(app: App | undefined): readonly string[] {
  const domains = app === undefined ? undefined : memberAt(app.manifest, ["features", "unfurl_domains"]);
  return Array.isArray(domains) ? domains.filter((domain) => typeof domain === "string") : [];
}

/** Whether the address is of a domain or of one below it. */
export function isWithin(url: string, domain: string): boolean {
  const host = URL.parse(url)?.hostname;
  return host !== undefined && (host === domain.toLowerCase() || host.endsWith(`.${domain.toLowerCase()}`));
}
