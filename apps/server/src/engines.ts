import type { ScimCode, ScimResources } from "@rollcall/api/scim";
import type { CommonCode, Methods } from "@rollcall/api/webapi";
import type { FetchHandler, ScimHandlerOptions } from "@rollcall/scim-core";
import type { ScimCaller, WebapiCaller } from "@rollcall/service";
import type { MethodHandlerOptions } from "@rollcall/webapi-core";

/** What the server gives to the SCIM engine: its definitions, its backends, and what goes around every call. */
export type ScimEngineOptions = ScimHandlerOptions<ScimResources, ScimCode, ScimCaller>;

/** What the server gives to the engine of the Web API: its definitions, its handlers, and what goes around every call. */
export type MethodEngineOptions = MethodHandlerOptions<Methods, CommonCode, WebapiCaller>;

/**
 * What makes the two handlers out of what the server gives. Definitions that stand on the server's own are served by
 * `createScimHandler` or `createMethodHandler` with those, and with backends or handlers of one's own beside the given.
 */
export interface Engines {
  /** Absent means `createScimHandler`. */
  readonly scim?: (options: ScimEngineOptions) => FetchHandler;
  /** Absent means `createMethodHandler`. */
  readonly webapi?: (options: MethodEngineOptions) => FetchHandler;
}
