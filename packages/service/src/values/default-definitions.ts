import { type ScimCode, type ScimFacts, type ScimResources, scim } from "@rollcall/api/scim";
import { type CommonCode, type MethodFacts, type Methods, webapi } from "@rollcall/api/webapi";
import type { ScimDefinition } from "@rollcall/scim-core";
import type { WebapiDefinition } from "@rollcall/webapi-core";

/**
 * The definition sets that a service serves: the resources, methods and codes of the generated set, and possibly more.
 * The rules read their facts.
 */
export interface ActiveDefinitions {
  readonly scim: ScimDefinition<ScimResources, ScimCode, ScimFacts>;
  readonly webapi: WebapiDefinition<Methods, CommonCode, MethodFacts>;
}

// The values of the generated set that are read where no active definitions are available: names that world files may state, and the
// attribute tables of the users and groups that this package is written for. Values of single methods are in modules of
// their own, so that a start does not load them.

/** Names of the methods that a world file may name. */
export const methodNames: readonly string[] = Object.keys(webapi.methods);

/** Maximum depth of a manifest. */
export const { maxBodyDepth: maxManifestDepth } = webapi.limits;

/** The attributes of users and groups. */
export const { User: userResource, Group: groupResource } = scim.resources;
