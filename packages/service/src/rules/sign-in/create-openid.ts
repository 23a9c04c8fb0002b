import type { Clock } from "@rollcall/webapi-core";
import type { JWK } from "jose";
import { signInDefaults } from "../../generated/service.js";
import { type KeyOptions, publicKeys } from "./current-key.js";
import { signInKeysPath, signInPath } from "./paths.js";

/** The documents that clients of OpenID Connect read before they use the service. */
export interface Openid {
  /** The configuration document of OpenID Connect Discovery 1.0 §4. */
  readonly configuration: () => Readonly<Record<string, unknown>>;
  /** The keys that verify identity tokens, as a JWK set (RFC 7517 §5). */
  readonly keys: () => Promise<{ readonly keys: readonly JWK[] }>;
}

/** Dependencies of {@link createOpenid}. */
interface OpenidOptions extends Omit<KeyOptions, "nowMs"> {
  readonly clock: Pick<Clock, "now">;
  readonly issuer: string;
  readonly siteUrl: string;
  /** Address of the methods, without a trailing slash. */
  readonly apiUrl: string;
}

/** Creates what clients of OpenID Connect read. */
export function createOpenid({ clock, issuer, siteUrl, apiUrl, ...options }: OpenidOptions): Openid {
  return {
    configuration: () => ({
      issuer,
      authorization_endpoint: `${siteUrl}${signInPath}`,
      token_endpoint: `${apiUrl}/openid.connect.token`,
      userinfo_endpoint: `${apiUrl}/openid.connect.userInfo`,
      jwks_uri: `${siteUrl}${signInKeysPath}`,
      scopes_supported: signInDefaults.scopes.split(" "),
      response_types_supported: ["code"],
      response_modes_supported: ["form_post"],
      grant_types_supported: ["authorization_code"],
      subject_types_supported: ["public"],
      id_token_signing_alg_values_supported: [signInDefaults.algorithm],
      claims_supported: signInDefaults.claims.split(" "),
      claims_parameter_supported: false,
      request_parameter_supported: false,
      request_uri_parameter_supported: true,
      token_endpoint_auth_methods_supported: ["client_secret_post", "client_secret_basic"],
    }),
    keys: async () => ({ keys: await publicKeys({ ...options, nowMs: clock.now().getTime() }) }),
  };
}
