import type { Id } from "../values/ids.js";
import type { Ts } from "../values/message-ts.js";

/** Kinds of clients that people read with. */
export const clientKinds = ["desktop", "mobile", "web"] as const;

/** One of {@link clientKinds}. */
export type ClientKind = (typeof clientKinds)[number];

/** A user's view, reaction, share or click. Repeating it for the same message is the same event. */
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

/** Records events. Ignores those of unknown messages and users, and those that are already recorded. */
export interface RecordMessageEvents {
  readonly kind: "recordMessageEvents";
  readonly events: readonly MessageEvent[];
}
