import { events } from "@rollcall/api/events";
import { scim } from "@rollcall/api/scim";
import { webapi } from "@rollcall/api/webapi";
import type { ActiveDefinitions } from "@rollcall/service";

/** The definition sets of both protocols. */
export type DefinitionSets = ActiveDefinitions;

/** The definition sets that a server serves, after its overlays. */
export interface ServiceDefinitions extends DefinitionSets {
  /** Replaces words of the definitions by the server's own, in a text that is generated from them. */
  readonly rename: (text: string) => string;
}

/** The sets as they are generated, without overlays. */
export const serviceDefinitions: ServiceDefinitions = { scim, webapi, events, rename: (text) => text };
