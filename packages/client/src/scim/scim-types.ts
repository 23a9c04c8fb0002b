import type { components as components1, paths as paths1 } from "../generated/scim-v1.js";
import type { components as components2, paths as paths2 } from "../generated/scim-v2.js";

/** SCIM versions that the client supports. */
export type ScimVersion = "1.1" | "2.0";

/** Paths of each version, for openapi-fetch. */
export interface ScimPaths {
  readonly "1.1": paths1;
  readonly "2.0": paths2;
}

interface Schemas {
  readonly "1.1": components1["schemas"];
  readonly "2.0": components2["schemas"];
}

/** Resource types. */
export type ResourceType = "User" | "Group";

/** A resource as the service answers it. */
export type Resource<V extends ScimVersion, R extends ResourceType> = Schemas[V][R];

/** Body that creates or replaces a resource. */
export type ResourceCreate<V extends ScimVersion, R extends ResourceType> = Schemas[V][`${R}Create`];

/** Body that changes a resource: a partial resource in 1.1, operations in 2.0. */
export interface ResourceChange<R extends ResourceType> {
  readonly "1.1": Schemas["1.1"][`${R}Change`];
  readonly "2.0": Pick<Schemas["2.0"]["PatchOp"], "Operations">;
}

/** A page of resources. */
export type ResourceList<V extends ScimVersion, R extends ResourceType> = Schemas[V][`${R}List`];

/** Query parameters of a list. */
export type ListQuery<V extends ScimVersion, R extends ResourceType> = NonNullable<
  ScimPaths[V][`/${R}s`]["get"]["parameters"]["query"]
>;

/** Error code of a refusal. */
export type ScimErrorCode = Schemas["1.1"]["Error"]["Errors"]["description"];

/** A refused call. `error` is the reason. */
export interface ScimRefusal {
  readonly ok: false;
  readonly error: ScimErrorCode;
  /** HTTP status. */
  readonly status: number;
  /** `Retry-After` in seconds, if present. */
  readonly retryAfterSeconds?: number;
}

/** The result of a call: the value, or a refusal. */
export type ScimOutcome<Value> = { readonly ok: true; readonly value: Value } | ScimRefusal;
