import type { ScimCode, ScimResources } from "@rollcall/api/scim";
import type { CommonCode, Methods } from "@rollcall/api/webapi";
import type { ScimAround, ScimBackends, ScimHandlerOptions } from "@rollcall/scim-core";
import type { MethodAround, MethodHandlerOptions, MethodHandlers } from "@rollcall/webapi-core";
import type { OpenExport } from "./lists/exports/open-export.js";
import type { ScimCaller } from "./tokens/scim-caller.js";
import type { WebapiCaller } from "./tokens/webapi-caller.js";

/** The service's own behaviour, in the form in which the two engines take it. */
export interface Service {
  readonly scim: {
    readonly backends: ScimBackends<ScimResources, ScimCode, ScimCaller>;
    readonly authenticate: ScimHandlerOptions<ScimResources, ScimCode, ScimCaller>["authenticate"];
    /** The service's own wrappers, outermost first; others go around them. */
    readonly around: readonly ScimAround<ScimCaller, ScimCode>[];
  };
  readonly webapi: {
    readonly handlers: MethodHandlers<Methods, WebapiCaller>;
    readonly authenticate: MethodHandlerOptions<Methods, CommonCode, WebapiCaller>["authenticate"];
    /** The service's own wrappers, outermost first; others go around them. */
    readonly around: readonly MethodAround<WebapiCaller>[];
  };
  /** Opens exports of Lists for those who could have started them. */
  readonly openExport: OpenExport;
}
