import type { Id } from "../values/ids.js";
import type { Ts } from "../values/message-ts.js";

/** The kinds of programs in which people read. */
export const clientKinds = ["desktop", "mobile", "web"] as const;

/** One of {@link clientKinds}. */
export type ClientKind = (typeof clientKinds)[number];

/** Something that a user did with a message. The same user, message and deed is one event, however often it happens. */
export type MessageEvent = {
  readonly channelId: Id;
  readonly ts: Ts;
  readonly userId: Id;
} & (
  | { readonly kind: "view"; readonly client: ClientKind }
  /** `name` is the emoji's, without colons. */
  | { readonly kind: "reaction"; readonly name: string }
  | { readonly kind: "share" }
  | { readonly kind: "click" }
);

/** Ignores events of messages and users that do not exist; recording an event again changes nothing. */
export interface RecordMessageEvents {
  readonly kind: "recordMessageEvents";
  readonly events: readonly MessageEvent[];
}
