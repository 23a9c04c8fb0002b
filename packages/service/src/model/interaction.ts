import type { Id } from "../values/ids.js";
import { type Instant, millisecondsOf, type Ts } from "../values/instant.js";
import { defineDocument, integer, maybeInteger, text } from "./port/document.js";

/** A token that an app receives with an act of a user, and exchanges for a view that the user then sees. */
export interface Trigger {
  readonly id: string;
  readonly version: number;
  readonly workspaceId: Id;
  readonly appId: Id;
  /** User who acted. */
  readonly userId: Id;
  /** Modal in which the user acted. Absent if it was elsewhere. */
  readonly viewId?: Id;
  /** Conversation in which the user acted, or from which the modal was opened. Absent if it was elsewhere. */
  readonly channelId?: Id;
  /** Absent for a trigger of a world file that does not expire. */
  readonly expires?: Instant;
  /** It was exchanged for a view. */
  readonly exchanged?: true;
}

/** Triggers. Those that expired long ago are removed when others are made. */
export const triggers = defineDocument<Trigger>()({
  name: "trigger",
  table: "triggers",
  key: ["id"],
  columns: {
    id: text((it) => it.id),
    app_id: text((it) => it.appId, { document: "app", onRemove: "remove" }),
    /** Unix time in milliseconds. */
    expires: maybeInteger((it) => (it.expires === undefined ? undefined : millisecondsOf(it.expires))),
  },
  lists: { expiring: { by: [], order: ["expires"], where: "expires is not null" } },
  sample: (seed) => ({
    id: `1780000000.${seed % 7}.a1b2`,
    version: 1 + (seed % 2),
    workspaceId: "T1",
    appId: `A${1 + (seed % 3)}`,
    userId: `U${1 + (seed % 2)}`,
    ...(seed % 3 > 0 && { expires: `2026-01-02T03:04:0${seed % 5}.006Z` }),
    ...(seed % 2 === 0 && { exchanged: true }),
    ...(seed % 3 === 1 && { channelId: "C1" }),
  }),
});

/** The kind of act that an address is sent for: a command, or a component or shortcut. It is a segment of the address. */
type ResponseKind = "commands" | "actions";

/** The message that an act was about. */
interface ActedMessage {
  readonly ts: Ts;
  /** Whether only the user who acted sees it. */
  readonly isEphemeral: boolean;
}

/** An address at which an app answers an act of a user, without a token. */
export interface ResponseUrl {
  readonly id: string;
  readonly version: number;
  readonly kind: ResponseKind;
  readonly workspaceId: Id;
  readonly appId: Id;
  /** User who acted, and who sees ephemeral answers. */
  readonly userId: Id;
  /** The conversation for the answers. */
  readonly channelId: Id;
  /** Message that answers may replace or delete. Absent for a command and for an input of a view. */
  readonly message?: ActedMessage;
  /** SHA-256 of the last part of the address as lowercase hex. */
  readonly secretHash: string;
  readonly expires: Instant;
  /** Number of its uses. */
  readonly uses: number;
}

/** Addresses for answers. Those that have expired are removed when others are made. */
export const responseUrls = defineDocument<ResponseUrl>()({
  name: "responseUrl",
  table: "response_urls",
  key: ["id"],
  columns: {
    id: text((it) => it.id),
    app_id: text((it) => it.appId, { document: "app", onRemove: "remove" }),
    /** Unix time in milliseconds. */
    expires: integer((it) => millisecondsOf(it.expires)),
  },
  lists: { expiring: { by: [], order: ["expires"] } },
  secret: ["secretHash"],
  isPrivate: true,
  sample: (seed) => ({
    id: `${1_780_000_000_000 + (seed % 7)}`,
    version: 1 + (seed % 2),
    kind: seed % 2 === 0 ? "commands" : "actions",
    workspaceId: "T1",
    appId: `A${1 + (seed % 3)}`,
    userId: `U${1 + (seed % 2)}`,
    channelId: "C1",
    ...(seed % 2 === 1 && { message: { ts: "1767225600.000001", isEphemeral: seed % 3 === 0 } }),
    secretHash: `h${seed}`,
    expires: `2026-01-02T03:04:0${seed % 5}.006Z`,
    uses: seed % 6,
  }),
});
