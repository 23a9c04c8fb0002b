import type { CompiledResource } from "../attributes/compiled-resource.js";
import type { Call } from "../engine/call.js";
import type { AnyBackend } from "../options/any-options.js";

/** A call of a resource type. */
interface TypedCall extends Pick<Call, "engine" | "version" | "parameter"> {
  readonly serves: { readonly resourceType: string };
}

/** A resource type with its backend, and the identifier of the resource. Empty if the path has none. */
export interface FoundBackend {
  readonly resource: CompiledResource;
  readonly backend: AnyBackend;
  readonly id: string;
}

/** Finds the backend of the resource type. */
export function findBackend({ engine, version, serves, parameter = "" }: TypedCall): FoundBackend {
  const resource = version.resources.get(serves.resourceType);
  const backend = engine.options.backends[serves.resourceType];
  if (resource === undefined || backend === undefined)
    throw new Error(`There is no backend of ${serves.resourceType}.`);
  return { resource, backend, id: parameter };
}
