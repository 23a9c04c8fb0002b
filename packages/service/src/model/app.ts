import type { Generation } from "../generated/service.js";
import type { Id } from "../values/ids.js";
import type { Instant } from "../values/instant.js";
import { defineDocument, maybeText, text } from "./port/document.js";
import { eventsColumn } from "./subscription-column.js";

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
