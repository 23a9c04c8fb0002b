import type { ServiceEvents } from "@rollcall/api/events";
import type { ScimCode, ScimFacts, ScimResources } from "@rollcall/api/scim";
import type { CommonCode, MethodFacts, Methods } from "@rollcall/api/webapi";
import type { ScimDefinition } from "@rollcall/scim-core";
import type { EventTable, WebapiDefinition } from "@rollcall/webapi-core";

/**
 * The definition sets that a service serves: the resources, methods and codes of the generated set, and possibly more.
 * The rules read their facts.
 */
export interface ActiveDefinitions {
  readonly scim: ScimDefinition<ScimResources, ScimCode, ScimFacts>;
  readonly webapi: WebapiDefinition<Methods, CommonCode, MethodFacts>;
  /** The events that apps can receive. Default: the generated ones. */
  readonly events?: EventTable<ServiceEvents>;
}
