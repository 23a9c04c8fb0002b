import type { Clock } from "@rollcall/scim-core";
import type { Store } from "../../model/store.js";
import type { Sealer } from "../../values/secrets.js";

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

let loading: Promise<typeof import("./matches-address.js")> | undefined;

/** Whether a peer's address is one of the allowed ones. Loads the reader of addresses with the first question. */
export async function isAllowedPeer(peer: string | undefined, allowed: readonly string[]): Promise<boolean> {
  loading ??= import("./matches-address.js");
  const { matchesAddress } = await loading;
  return matchesAddress(peer, allowed);
}
