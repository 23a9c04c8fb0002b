import type { ScimCode, ScimResources } from "@rollcall/api/scim";
import type { ScimBackends, ScimHandlerOptions, ScimMiddleware } from "@rollcall/scim-core";
import type { HandlerOptions } from "./handler-loaders.js";
import type { ScimCaller } from "./model/caller.js";
import { createLentLocks } from "./model/locks.js";
import { createGroupBackend } from "./rules/groups/scim.js";
import { createScimRateLimit, type RateMode } from "./rules/middleware/rate-limit.js";
import { orScimUnavailable, scimStoreUnavailable } from "./rules/middleware/unavailable-store.js";
import { createUpdateLock } from "./rules/middleware/update-lock.js";
import { createScimAuthentication } from "./rules/tokens/authenticate.js";
import { createUserBackend } from "./rules/users/scim.js";

/** The service's SCIM, in the form that the engine takes. */
export interface ScimService {
  readonly backends: ScimBackends<ScimResources, ScimCode, ScimCaller>;
  readonly authenticate: ScimHandlerOptions<ScimResources, ScimCode, ScimCaller>["authenticate"];
  /** Middleware of the service, outermost first. Yours goes outside of it. */
  readonly middleware: readonly ScimMiddleware<ScimCaller, ScimCode>[];
}

/** Dependencies of SCIM. */
interface ScimServiceOptions
  extends Pick<HandlerOptions, "definitions" | "store" | "clock" | "ids" | "siteUrl" | "due" | "updateTimeMs"> {
  /** Hashes tokens. Default: SHA-256. */
  readonly hash?: (text: string) => string;
  readonly mode: RateMode;
}

/** Creates the backends, the authentication and the middleware of SCIM. */
export function createScim({ definitions, hash, mode, ...options }: ScimServiceOptions): ScimService {
  const { store, clock, ids, siteUrl, due, updateTimeMs } = options;
  const { scim: definition } = definitions;
  const lent = createLentLocks();
  const authenticate = createScimAuthentication({ store, clock, ...(hash && { hash }) });
  return {
    backends: {
      User: createUserBackend({ store, ids, siteUrl, due }),
      Group: createGroupBackend({ store, ids, lent }),
    },
    authenticate: (bearer, connection) => orScimUnavailable(authenticate(bearer, connection)),
    middleware: [
      scimStoreUnavailable,
      createScimRateLimit({ definition, store, clock, mode }),
      createUpdateLock({ definition, locks: store.locks, clock, ids, updateTimeMs, lent }),
    ],
  };
}
