import { loadMethod } from "@rollcall/webapi-core";
import { createHandlers } from "./create-handlers.js";
import { lazily } from "./lazily.js";
import { nobodySees } from "./rules/messages/ephemerals.js";
import { createWebapiRateLimit, type RateMode } from "./rules/middleware/rate-limit.js";
import { checkRequirements } from "./rules/middleware/requirements.js";
import { orWebapiUnavailable, webapiStoreUnavailable } from "./rules/middleware/unavailable-store.js";
import { createWebapiAuthentication } from "./rules/tokens/authenticate.js";
import type { Service } from "./service.js";
import type { ServiceOptions } from "./service-options.js";
import { plainSealer, standardPrefixes } from "./values/secrets.js";
import { hooksUrlOf, siteAt } from "./values/site-addresses.js";

/** Functions that each option must have. */
const needed = {
  store: [["commit", "close"], "a store, such as createSqliteStore() of @rollcall/storage/sqlite"],
  clock: [["now", "sleep"], "an object with the functions now() and sleep()"],
  ids: [["id", "orderedId", "uuid", "secret"], "an object with the functions id(), orderedId(), uuid() and secret()"],
} as const satisfies { readonly [O in keyof ServiceOptions]?: readonly [readonly string[], string] };

const rateModes = ["off", "observe", "enforce"] as const satisfies readonly RateMode[];

/**
 * Checks the options for callers without TypeScript.
 *
 * @throws TypeError naming what is missing or wrong and what is expected
 */
function checkOptions(options: ServiceOptions): void {
  const given = members(options);
  for (const [name, [functions, what]] of Object.entries(needed)) {
    const value = members(given[name]);
    const missing = functions.filter((each) => typeof value[each] !== "function");
    if (missing.length === functions.length) fail(`the option ${name}: ${what}, not ${describe(given[name])}`);
    if (missing.length > 0) fail(`the option ${name}: ${what}; it lacks ${missing.join(", ")}`);
  }
  const { definitions, siteUrl, rateMode, updateTimeMs } = given;
  const { scim, webapi } = members(definitions);
  if (scim === undefined || webapi === undefined)
    fail("the option definitions: the sets that are served, such as { scim, webapi } of @rollcall/api");
  if (typeof siteUrl !== "string" || !/^https?:\/\/[^/]/.test(siteUrl) || siteUrl.endsWith("/"))
    fail(
      `the option siteUrl: an address without a slash at its end, such as https://acme.example, not ${describe(siteUrl)}`,
    );
  if (rateMode !== undefined && !rateModes.some((each) => each === rateMode))
    fail(`one of ${rateModes.join(", ")} as the option rateMode, not ${describe(rateMode)}`);
  if (updateTimeMs !== undefined && !(typeof updateTimeMs === "number" && updateTimeMs >= 0))
    fail(`a number of milliseconds as the option updateTimeMs, not ${describe(updateTimeMs)}`);
}

function members(value: unknown): { readonly [name: string]: unknown } {
  return Object(value);
}

/** A value as a message shows it: primitives as they are, anything else by its type. */
function describe(value: unknown): string {
  if (value === undefined || value === null) return String(value);
  if (typeof value === "string" || typeof value === "number" || typeof value === "boolean")
    return JSON.stringify(value);
  return Array.isArray(value) ? "a list" : typeof value === "object" ? "an object" : `a ${typeof value}`;
}

function fail(what: string): never {
  throw new TypeError(`createService needs ${what}.`);
}

/**
 * Creates the service over a store: SCIM backends, Web API handlers, authentication and the middleware of every call.
 * @throws TypeError naming the option that is missing or wrong, for callers without TypeScript
 */
export function createService(options: ServiceOptions): Service {
  checkOptions(options);
  const { definitions, store, clock, ids, siteUrl, rateMode: mode = "off", updateTimeMs = 0 } = options;
  const { due = { plan: () => {} }, sealer = plainSealer, ephemerals = nobodySees } = options;
  const { tokenPrefixes = standardPrefixes, hooksUrl = hooksUrlOf(siteUrl), site = siteAt(siteUrl) } = options;
  const { issuer = siteUrl, machineNow = () => clock.now().getTime(), keyHolder = {}, worldPrefix = "" } = options;
  const { allowsHttp = async () => false } = options;
  const parts = { definitions, store, clock, ids, sealer, tokenPrefixes, siteUrl, site, hooksUrl };
  const handlerOptions = { ...parts, issuer, machineNow, keyHolder, worldPrefix, updateTimeMs, due, ephemerals };
  const authentication = { store, clock, ...(options.sha256 && { hash: options.sha256 }) };
  const authenticateWebapi = createWebapiAuthentication({ ...authentication, sealer });
  return {
    scim: async () => {
      const { createScim } = await import("./create-scim.js");
      return createScim({ ...handlerOptions, ...authentication, mode });
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
      const { createOpenid } = await import("./rules/sign-in/openid.js");
      const apiUrl = `${siteUrl}${definitions.webapi.mount}`;
      return createOpenid({ store, sealer, clock, issuer, siteUrl, apiUrl, holder: keyHolder });
    },
    openExport: lazily(async () => {
      const { createOpenExport } = await import("./rules/lists/exports/open-list-file.js");
      const definition = await loadMethod(definitions.webapi.methods["svcLists.download.start"]);
      return createOpenExport({ definition, store, clock, authenticate: authenticateWebapi });
    }),
    openListFile: lazily(async () => {
      const { createOpenListFile } = await import("./rules/lists/exports/open-list-file.js");
      const definition = await loadMethod(definitions.webapi.methods["svcLists.download.get"]);
      return createOpenListFile({ definition, store, clock, site, authenticate: authenticateWebapi });
    }),
    openDownload: lazily(async () => {
      const { createDownloadOfFile } = await import("./document-files.js");
      const definitionOf = (name: "svcLists.items.info") => loadMethod(definitions.webapi.methods[name]);
      return createDownloadOfFile({ store, clock, site, definitionOf, authenticate: authenticateWebapi });
    }),
    receiveUpload: lazily(async () => {
      const { createReceiveUpload } = await import("./rules/files/uploads.js");
      return createReceiveUpload({ store, clock });
    }),
  };
}
