import type { Clock } from "@rollcall/scim-core";
import type { Store } from "../service-store.js";

/** What tokens are resolved with. */
export interface AuthenticationOptions {
  readonly store: Store;
  readonly clock: Clock;
  /** SHA-256 of a token as lower-case hex; absent means the one in JavaScript. */
  readonly hash?: (token: string) => string;
}
