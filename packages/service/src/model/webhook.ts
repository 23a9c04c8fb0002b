import type { Id } from "../values/ids.js";
import type { Instant } from "../values/instant.js";
import { defineDocument, text } from "./port/document.js";

/** An address at which an app posts to one channel, without a token. An installation has one for each channel. */
export interface Webhook {
  readonly id: Id;
  readonly version: number;
  readonly created: Instant;
  readonly appId: Id;
  readonly workspaceId: Id;
  readonly channelId: Id;
  /** User who installed the app. */
  readonly installerId: Id;
  /** SHA-256 of the last part of the address as lowercase hex. */
  readonly secretHash: string;
  /** The sealed last part. Absent if the server had no key. */
  readonly sealed?: string;
}

/** Incoming webhooks. */
export const webhooks = defineDocument<Webhook>()({
  name: "webhook",
  table: "webhooks",
  key: ["id"],
  columns: {
    id: text((it) => it.id),
    app_id: text((it) => it.appId, { document: "app", onRemove: "remove" }),
    channel_id: text((it) => it.channelId),
  },
  lists: { of_app: { by: ["app_id"], order: ["channel_id"] } },
  secret: ["secretHash", "sealed"],
  isPrivate: true,
  sample: (seed) => ({
    id: `B${1 + (seed % 4)}`,
    version: 1 + (seed % 3),
    created: "2026-01-02T03:04:05.006Z",
    appId: `A${1 + (seed % 3)}`,
    workspaceId: "T1",
    channelId: `C${1 + (seed % 2)}`,
    installerId: "U1",
    secretHash: `h${seed}`,
    ...(seed % 3 !== 0 && { sealed: `sealed-${seed}` }),
  }),
});
