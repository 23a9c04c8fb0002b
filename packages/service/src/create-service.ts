import { loadMethod } from "@rollcall/webapi-core";
import { checkOptions } from "./check-options.js";
import { createHandlers } from "./create-handlers.js";
import { lazily } from "./lazily.js";
import { createLentLocks } from "./model/locks/lent-locks.js";
import { createGroupBackend } from "./rules/groups/scim.js";
import { hooksUrlOf } from "./rules/interactivity/hooks-url.js";
import { nobodySees } from "./rules/messages/ephemerals/ephemerals.js";
import { createScimRateLimit, createWebapiRateLimit } from "./rules/middleware/rate-limit.js";
import { checkRequirements } from "./rules/middleware/requirements.js";
import {
  orScimUnavailable,
  orWebapiUnavailable,
  scimStoreUnavailable,
  webapiStoreUnavailable,
} from "./rules/middleware/unavailable-store.js";
import { createUpdateLock } from "./rules/middleware/update-lock.js";
import { createScimAuthentication } from "./rules/tokens/authenticate-scim.js";
import { createWebapiAuthentication } from "./rules/tokens/authenticate-webapi.js";
import { createUserBackend } from "./rules/users/scim.js";
import type { Service } from "./service.js";
import type { ServiceOptions } from "./service-options.js";
import { plainSealer } from "./values/secrets/sealer.js";
import { standardPrefixes } from "./values/secrets/token-prefixes.js";

/**
 * Creates the service over a store: SCIM backends, Web API handlers, authentication and the middleware of every call.
 * @throws TypeError naming the option that is missing or wrong, for callers without TypeScript
 */
export function createService(options: ServiceOptions): Service {
  checkOptions(options);
  const { definitions, store, clock, ids, siteUrl, rateMode: mode = "off", updateTimeMs = 0 } = options;
  const { due = { plan: () => {} }, sealer = plainSealer, ephemerals = nobodySees } = options;
  const { tokenPrefixes = standardPrefixes, hooksUrl = hooksUrlOf(siteUrl) } = options;
  const { issuer = siteUrl, machineNow = () => clock.now().getTime(), keyHolder = {}, worldPrefix = "" } = options;
  const { allowsHttp = async () => false } = options;
  const parts = { definitions, store, clock, ids, sealer, tokenPrefixes, siteUrl, hooksUrl };
  const handlerOptions = { ...parts, issuer, machineNow, keyHolder, worldPrefix, updateTimeMs, due, ephemerals };
  const lent = createLentLocks();
  const authentication = { store, clock, ...(options.sha256 && { hash: options.sha256 }) };
  const authenticateScim = createScimAuthentication(authentication);
  const authenticateWebapi = createWebapiAuthentication({ ...authentication, sealer });
  return {
    scim: {
      backends: {
        User: createUserBackend({ store, ids, siteUrl, due }),
        Group: createGroupBackend({ store, ids, lent }),
      },
      authenticate: (bearer, connection) => orScimUnavailable(authenticateScim(bearer, connection)),
      middleware: [
        scimStoreUnavailable,
        createScimRateLimit({ definition: definitions.scim, store, clock, mode }),
        createUpdateLock({ definition: definitions.scim, locks: store.locks, clock, ids, updateTimeMs, lent }),
      ],
    },
    webapi: {
      handlers: createHandlers(handlerOptions),
      authenticate: (token, call) => orWebapiUnavailable(authenticateWebapi(token, call)),
      middleware: [webapiStoreUnavailable, createWebapiRateLimit({ store, clock, mode }), checkRequirements],
    },
    hooks: async () => {
      const { createHooks } = await import("./create-hooks.js");
      const { authenticate, ...hooks } = await createHooks({ ...options, ...handlerOptions });
      return {
        ...hooks,
        authenticate: (path) => orWebapiUnavailable(authenticate(path)),
        middleware: [webapiStoreUnavailable, createWebapiRateLimit({ store, clock, mode })],
      };
    },
    installs: async () =>
      (await import("./rules/installs/create-installs.js")).createInstalls({ store, clock, ids, allowsHttp }),
    openid: async () => {
      const { createOpenid } = await import("./rules/sign-in/create-openid.js");
      const apiUrl = `${siteUrl}${definitions.webapi.mount}`;
      return createOpenid({ store, sealer, clock, issuer, siteUrl, apiUrl, holder: keyHolder });
    },
    openExport: lazily(async () => {
      const { createOpenExport } = await import("./rules/lists/exports/open-export.js");
      const definition = await loadMethod(definitions.webapi.methods["svcLists.download.start"]);
      return createOpenExport({ definition, store, clock, authenticate: authenticateWebapi });
    }),
    openListFile: lazily(async () => {
      const { createOpenListFile } = await import("./rules/lists/exports/open-list-file.js");
      const definition = await loadMethod(definitions.webapi.methods["svcLists.download.get"]);
      return createOpenListFile({ definition, store, clock, siteUrl, authenticate: authenticateWebapi });
    }),
    openDownload: lazily(async () => {
      const { createOpenDownload } = await import("./rules/files/download/open-download.js");
      return createOpenDownload({ store, authenticate: authenticateWebapi });
    }),
    receiveUpload: lazily(async () => {
      const { createReceiveUpload } = await import("./rules/files/upload/receive-upload.js");
      return createReceiveUpload({ store, clock });
    }),
  };
}
