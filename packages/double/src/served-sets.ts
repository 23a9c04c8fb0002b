import type { scim } from "@rollcall/api/scim";
import type { webapi } from "@rollcall/api/webapi";

/** The definition sets that the service serves, one for each protocol. */
export interface ServedSets {
  readonly scim: typeof scim;
  readonly webapi: typeof webapi;
}
