import { scim } from "@rollcall/api/scim";
import { webapi } from "@rollcall/api/webapi";

// The values of the generated set that are read where no active definitions are available: names that world files may state, and the
// attribute tables of the users and groups that this package is written for. Values of single methods are in modules of
// their own, so that a start does not load them.

/** Names of the methods that a world file may name. */
export const methodNames: readonly string[] = Object.keys(webapi.methods);

/** Maximum depth of a manifest. */
export const { maxBodyDepth: maxManifestDepth } = webapi.limits;

/** The attributes of users and groups. */
export const { User: userResource, Group: groupResource } = scim.resources;
