import { type ScimCode, type ScimResources, scim } from "@rollcall/api/scim";
import { type CommonCode, type MethodFacts, type Methods, webapi } from "@rollcall/api/webapi";
import { createScimHandler, type ScimHandlerOptions } from "@rollcall/scim-core";
import { createMethodHandler, type MethodHandlerOptions } from "@rollcall/webapi-core";
import { assertType, describe, it } from "vitest";
import type { ScimService } from "./create-scim.js";
import type { ScimCaller, WebapiCaller } from "./model/caller.js";
import type { Service } from "./service.js";
import type { ServiceOptions } from "./service-options.js";

declare const service: Service;
declare const scimService: ScimService;
declare const options: ServiceOptions;
const common = { clock: options.clock, newRequestId: () => "" };

describe("Service", () => {
  it("fits both engines over the generated sets", () => {
    assertType<Partial<ScimHandlerOptions<ScimResources, ScimCode, ScimCaller>>>(scimService);
    assertType<Partial<MethodHandlerOptions<Methods, CommonCode, WebapiCaller, MethodFacts>>>(service.webapi);
    createScimHandler({ definition: scim, ...scimService, ...common });
    createMethodHandler({ definition: webapi, ...service.webapi, ...common });
  });

  it("has a backend for every resource type and a handler for every method", () => {
    const { Group: _group, ...backends } = scimService.backends;
    // @ts-expect-error Group has no backend
    createScimHandler({ definition: scim, ...scimService, backends, ...common });
    const { "users.info": _info, ...handlers } = service.webapi.handlers;
    // @ts-expect-error users.info has no handler
    createMethodHandler({ definition: webapi, ...service.webapi, handlers, ...common });
  });
});
