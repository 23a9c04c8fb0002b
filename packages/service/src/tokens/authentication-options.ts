import type { Clock } from "@rollcall/scim-core";
import type { Store } from "../service-store.js";

/** Dependencies of authentication. */
export interface AuthenticationOptions {
  readonly store: Store;
  readonly clock: Clock;
  /** SHA-256 of a token as lowercase hex. Default: the one in JavaScript. */
  readonly hash?: (token: string) => string;
}
