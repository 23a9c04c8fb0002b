import { scim } from "@rollcall/api/scim";
import { webapi } from "@rollcall/api/webapi";
import type { ServiceDefinitions } from "./definition-sets.js";

/** The sets as they are generated, without overlays. */
export const serviceDefinitions: ServiceDefinitions = { scim, webapi, rename: (text) => text };
