import type { Client } from "openapi-fetch";
import type { ClientOptions } from "../client-options.js";
import { createHttp } from "../create-http.js";
import { basePath as basePath1 } from "../generated/scim-v1.js";
import { basePath as basePath2 } from "../generated/scim-v2.js";
import { createResourceClient, type ResourceClient } from "./resource-client.js";
import type { ScimPaths, ScimVersion } from "./scim-types.js";

/** Version, address and credentials of a client. */
export interface ScimClientOptions<V extends ScimVersion> extends ClientOptions {
  readonly version: V;
}

/** Provisions users and groups. */
export interface ScimClient<V extends ScimVersion> {
  readonly users: ResourceClient<V, "User">;
  readonly groups: ResourceClient<V, "Group">;
  /** The openapi-fetch client below, for discovery and everything else. It returns each answer as it is. */
  readonly http: Client<ScimPaths[V]>;
}

const basePaths: { readonly [V in ScimVersion]: string } = { "1.1": basePath1, "2.0": basePath2 };

/** Creates a client of one version of SCIM. Calls answered with 429 are retried according to `retry`. */
export function createScimClient<V extends ScimVersion>(options: ScimClientOptions<V>): ScimClient<V> {
  const { version } = options;
  const http = createHttp<ScimPaths[V]>(options, basePaths[version]);
  return {
    users: createResourceClient({ http, version, endpoint: "/Users" }),
    groups: createResourceClient({ http, version, endpoint: "/Groups" }),
    http,
  };
}
