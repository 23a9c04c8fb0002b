import type { scim } from "@rollcall/api/scim";
import type { webapi } from "@rollcall/api/webapi";

/** The definition sets of both protocols. */
export interface DefinitionSets {
  readonly scim: typeof scim;
  readonly webapi: typeof webapi;
}
