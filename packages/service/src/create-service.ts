import { createValidateManifest } from "./apps/apps.manifest.validate.js";
import { createGroupBackend } from "./groups/scim.js";
import { createDeleteListAccess } from "./lists/svcLists.access.delete.js";
import { createPostMessage } from "./messages/chat.postMessage.js";
import { createScimRateLimit, createWebapiRateLimit } from "./rate-limit.js";
import { checkRequirements } from "./requirements.js";
import type { Service } from "./service.js";
import type { ServiceOptions } from "./service-options.js";
import { orScimAway, orWebapiAway, scimStoreAway, webapiStoreAway } from "./store-away.js";
import { createScimAuthentication } from "./tokens/authenticate-scim.js";
import { createWebapiAuthentication } from "./tokens/authenticate-webapi.js";
import { createUpdateLock } from "./update-lock.js";
import { createUserBackend } from "./users/scim.js";
import { createUsersInfo } from "./users/users.info.js";

/** The service over a store: what its two protocols do, who may call, and what goes around every call. */
export function createService(options: ServiceOptions): Service {
  const { store, clock, ids, siteUrl, rateMode: mode = "off", updateTimeMs = 0 } = options;
  const authenticateScim = createScimAuthentication({ store, clock });
  const authenticateWebapi = createWebapiAuthentication({ store, clock });
  return {
    scim: {
      backends: { User: createUserBackend({ store, ids, siteUrl }), Group: createGroupBackend({ store, ids }) },
      authenticate: (bearer, connection) => orScimAway(() => authenticateScim(bearer, connection)),
      around: [
        scimStoreAway,
        createScimRateLimit({ store, clock, mode }),
        createUpdateLock({ locks: store.locks, clock, ids, updateTimeMs }),
      ],
    },
    webapi: {
      handlers: {
        "apps.manifest.validate": createValidateManifest({ store }),
        "chat.postMessage": createPostMessage({ store, ids }),
        "svcLists.access.delete": createDeleteListAccess({ store }),
        "users.info": createUsersInfo({ store, siteUrl }),
      },
      authenticate: (token, call) => orWebapiAway(() => authenticateWebapi(token, call)),
      around: [webapiStoreAway, createWebapiRateLimit({ store, clock, mode }), checkRequirements],
    },
  };
}
