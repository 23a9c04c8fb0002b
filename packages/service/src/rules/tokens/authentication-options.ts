import type { Clock } from "@rollcall/scim-core";
import type { Store } from "../../model/service-store.js";
import type { Sealer } from "../../values/secrets/sealer.js";

/** Dependencies of authentication. */
export interface AuthenticationOptions {
  readonly store: Store;
  readonly clock: Pick<Clock, "now">;
  /** SHA-256 of a token as lowercase hex. Default: the one in JavaScript. */
  readonly hash?: (token: string) => string;
}

/** Dependencies of the authentication of Web API calls. */
export interface WebapiAuthenticationOptions extends AuthenticationOptions {
  /** Opens the secrets that the tokens of steps are derived from. Default: they are stored as they are. */
  readonly sealer?: Sealer;
}
