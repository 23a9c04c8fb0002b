import type { Client } from "openapi-fetch";
import { type ClientOptions, createHttp } from "../create-http.js";
import { basePath as basePath1 } from "../generated/scim-v1.js";
import { basePath as basePath2 } from "../generated/scim-v2.js";
import { createResourceClient, type ResourceClient } from "./resource-client.js";
import type { ScimPaths, ScimVersion } from "./scim-types.js";

/** Options of a SCIM client. */
export interface ScimClientOptions<V extends ScimVersion> extends ClientOptions {
  readonly version: V;
}

/** A SCIM client: reads and writes users and groups. */
export interface ScimClient<V extends ScimVersion> {
  readonly users: ResourceClient<V, "User">;
  readonly groups: ResourceClient<V, "Group">;
  /** The underlying openapi-fetch client, for discovery and everything else. It returns answers unprocessed. */
  readonly http: Client<ScimPaths[V]>;
}

const basePaths: { readonly [V in ScimVersion]: string } = { "1.1": basePath1, "2.0": basePath2 };

/** Creates a client for one SCIM version. `retry` controls how calls answered with 429 are retried. */
export function createScimClient<V extends ScimVersion>(options: ScimClientOptions<V>): ScimClient<V> {
  const { version } = options;
  const http = createHttp<ScimPaths[V]>(options, basePaths[version]);
  return {
    users: createResourceClient({ http, version, endpoint: "/Users" }),
    groups: createResourceClient({ http, version, endpoint: "/Groups" }),
    http,
  };
}
