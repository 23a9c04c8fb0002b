import type { components as components1, paths as paths1 } from "../generated/scim-v1.js";
import type { components as components2, paths as paths2 } from "../generated/scim-v2.js";

/** The versions of SCIM that there are clients for. */
export type ScimVersion = "1.1" | "2.0";

/** The paths of each version, for openapi-fetch. */
export interface ScimPaths {
  readonly "1.1": paths1;
  readonly "2.0": paths2;
}

interface Schemas {
  readonly "1.1": components1["schemas"];
  readonly "2.0": components2["schemas"];
}

/** The types of resources. */
export type ResourceType = "User" | "Group";

/** A resource as it is answered. */
export type Resource<V extends ScimVersion, R extends ResourceType> = Schemas[V][R];

/** What creates or overwrites a resource. */
export type ResourceCreate<V extends ScimVersion, R extends ResourceType> = Schemas[V][`${R}Create`];

/** What changes a resource: in 1.1 a part of one, in 2.0 operations. */
export interface ResourceChange<R extends ResourceType> {
  readonly "1.1": Schemas["1.1"][`${R}Change`];
  readonly "2.0": Pick<Schemas["2.0"]["PatchOp"], "Operations">;
}

/** A page of resources. */
export type ResourceList<V extends ScimVersion, R extends ResourceType> = Schemas[V][`${R}List`];

/** What a list is asked for. */
export type ListQuery<V extends ScimVersion, R extends ResourceType> = NonNullable<
  ScimPaths[V][`/${R}s`]["get"]["parameters"]["query"]
>;

/** A code that a refusal carries. */
export type ScimErrorCode = Schemas["1.1"]["Error"]["Errors"]["description"];

/** The service did not do what it was asked for; `error` says why. */
export interface ScimRefusal {
  readonly ok: false;
  readonly error: ScimErrorCode;
  /** HTTP status. */
  readonly status: number;
  /** What `Retry-After` says, in seconds, where it is there. */
  readonly retryAfterSeconds?: number;
}

/** What a call answers: the value, or a refusal. */
export type ScimOutcome<Value> = { readonly ok: true; readonly value: Value } | ScimRefusal;
