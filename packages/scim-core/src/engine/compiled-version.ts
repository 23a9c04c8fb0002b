import { type CompiledResource, compileResource } from "../attributes/compiled-resource.js";
import type { VersionCodec } from "../codecs/codec.js";
import { v1 } from "../codecs/v1/codec.js";
import { v2 } from "../codecs/v2/codec.js";
import type { ScimVersion, VersionDefinition } from "../definition/definition.js";
import type { AnyDefinition } from "../options/any-options.js";
import { capabilityRoutes } from "../routes/capability-routes.js";
import { type CompiledRoutes, compileRoutes } from "../routes/compile-routes.js";

/** One protocol version with its tables. */
export interface CompiledVersion {
  readonly version: ScimVersion;
  readonly definition: VersionDefinition;
  readonly codec: VersionCodec;
  /** By status, the codec of an error if it is not `codec`. */
  readonly errorCodecs: ReadonlyMap<number, VersionCodec>;
  readonly routes: CompiledRoutes;
  readonly resources: ReadonlyMap<string, CompiledResource>;
}

/** @throws Error if a route serves a resource type that the version does not have. */
export function compileVersion(
  version: ScimVersion,
  definition: VersionDefinition,
  set: AnyDefinition,
): CompiledVersion {
  const resources = new Map<string, CompiledResource>();
  for (const [name, resource] of Object.entries(set.resources)) {
    const compiled = compileResource(resource, version);
    if (compiled !== undefined) resources.set(name, compiled);
  }
  for (const { serves, path } of definition.routes)
    if (serves.kind === "resource" && !resources.has(serves.resourceType))
      throw new Error(`The route ${path} of SCIM ${version} serves ${serves.resourceType}, which has no URN there.`);
  const shapes = Object.entries(definition.errorShapes ?? {});
  const errorCodecs = new Map(shapes.map(([status, shape]) => [Number(status), codecs[shape]]));
  const routes = [
    ...definition.routes,
    ...capabilityRoutes(definition.capabilities, listedEndpoints(definition, resources)),
  ];
  return { version, definition, codec: codecs[version], errorCodecs, routes: compileRoutes(routes), resources };
}

const codecs: { readonly [V in ScimVersion]: VersionCodec } = { "1.1": v1, "2.0": v2 };

/** The resource types that a version lists, with their endpoints. */
function listedEndpoints({ routes }: VersionDefinition, resources: ReadonlyMap<string, CompiledResource>) {
  return [...resources].flatMap(([resourceType, { definition }]) => {
    const isListed = routes.some(
      ({ serves }) => serves.kind === "resource" && serves.operation === "find" && serves.resourceType === resourceType,
    );
    return isListed ? [{ resourceType, endpoint: definition.endpoint }] : [];
  });
}
