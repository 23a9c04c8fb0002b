import type { Id } from "../values/ids.js";
import type { Ts } from "../values/message-ts.js";

/** Kinds of clients that people read with. */
export const clientKinds = ["desktop", "mobile", "web"] as const;

/** One of {@link clientKinds}. */
export type ClientKind = (typeof clientKinds)[number];

/** A user's view, reaction, share or click. Repeated for the same message, it is the same activity. */
export type Activity = {
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

/** Records activity. Ignores that of unknown messages and users, and that which is already recorded. */
export interface RecordActivity {
  readonly kind: "recordActivity";
  readonly activity: readonly Activity[];
}
