import type { ScimCode, ScimResources } from "@rollcall/api/scim";
import { createScimHandler, type ScimHandlerOptions } from "@rollcall/scim-core";
import type { FetchHandler } from "@rollcall/server-adapters/node";
import type { ScimCaller, ScimService } from "@rollcall/service";
import type { ServiceBackends } from "../options/active-options.js";

/** Options of SCIM, besides those of the service. */
interface ServeScimOptions extends Omit<ScimHandlerOptions<ScimResources, ScimCode, ScimCaller>, keyof ScimService> {
  /** Creates the backends of all resource types, from those of the service. Default: those of the service. */
  readonly createBackends?: (backends: ServiceBackends) => ServiceBackends;
  /** Middleware outside of the service's own, the outermost first. */
  readonly middleware: ScimService["middleware"];
}

/** Creates the handler of SCIM. Its module is loaded with the first request, because most tests of bots send none. */
export function createScim(
  { backends, authenticate, middleware: own }: ScimService,
  { createBackends, middleware, ...options }: ServeScimOptions,
): FetchHandler {
  return createScimHandler({
    ...options,
    authenticate,
    backends: createBackends?.(backends) ?? backends,
    middleware: [...middleware, ...own],
  });
}
