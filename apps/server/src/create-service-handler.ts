import { hash } from "node:crypto";
import type { ScimCode } from "@rollcall/api/scim";
import { type Clock, createScimHandler, type FetchHandler, type ScimAround } from "@rollcall/scim-core";
import { createService, type Ids, type RateMode, type ScimCaller, type WebapiCaller } from "@rollcall/service";
import type { Store } from "@rollcall/service/store";
import { createMethodHandler, type MethodAround } from "@rollcall/webapi-core";
import type { Engines } from "./engines.js";
import type { RequestLog } from "./log/request-log.js";
import type { Metrics } from "./metrics/metrics.js";
import { createMounts } from "./mounts.js";
import { checkHandlerOptions } from "./options/check-options.js";
import { type ServiceDefinitions, serviceDefinitions } from "./service-definitions.js";

/** What the service is made of. */
export interface ServiceHandlerOptions {
  /** What it speaks by; absent means the sets as they are generated. */
  readonly definitions?: ServiceDefinitions;
  /** What makes the two handlers; absent means the engines themselves. */
  readonly engines?: Engines;
  readonly store: Store;
  readonly clock: Clock;
  readonly ids: Ids;
  /** Address of the site that people use, without a trailing slash. */
  readonly siteUrl: string;
  /**
   * What `Location` and `meta.location` begin with: the address of the site, or the origin that the connection states and
   * else the request's own, which clients choose by the `Host` header. Absent means `site`.
   */
  readonly locations?: "site" | "request";
  /** Absent means `off`. */
  readonly rateMode?: RateMode;
  /** Absent means 0. */
  readonly updateTimeMs?: number;
  /** Wrappers of SCIM calls that go around the service's own, the first outermost. */
  readonly scimAround?: readonly ScimAround<ScimCaller, ScimCode>[];
  /** Wrappers of Web API calls that go around the service's own, the first outermost. */
  readonly webapiAround?: readonly MethodAround<WebapiCaller>[];
  readonly requestLog: RequestLog;
  /** Size of the largest body that is taken, in bytes; absent means what the definitions say. */
  readonly maxBodyBytes?: number;
  /** Counts what the request log does not tell; absent means that nothing does. */
  readonly metrics?: Metrics;
  /** Aborts when the server begins to stop: from then on it is not ready. */
  readonly stopping?: AbortSignal;
}

/**
 * The whole service, both protocols and health, as one fetch handler over a store. This is what production runs.
 * @throws TypeError that says which option is missing, where no compiler saw to it
 */
export function createServiceHandler(options: ServiceHandlerOptions): FetchHandler {
  checkHandlerOptions(options);
  const {
    definitions = serviceDefinitions,
    engines = {},
    requestLog,
    scimAround = [],
    webapiAround = [],
    maxBodyBytes,
    metrics,
    stopping,
    locations = "site",
    ...serviceOptions
  } = options;
  const store = metrics?.watchStore(options.store) ?? options.store;
  const service = createService({ ...serviceOptions, store, sha256: (text) => hash("sha256", text) });
  const common = {
    clock: options.clock,
    newRequestId: requestLog.newRequestId,
    onError: requestLog.failed,
    ...(maxBodyBytes !== undefined && { maxBodyBytes }),
  };
  return createMounts({
    store,
    rename: definitions.rename,
    ...(metrics && { metrics }),
    ...(stopping && { stopping }),
    scim: (engines.scim ?? createScimHandler)({
      definition: definitions.scim,
      ...service.scim,
      ...common,
      ...(locations === "site" && { baseUrl: `${options.siteUrl}${definitions.scim.mount}` }),
      around: [...scimAround, ...service.scim.around],
      onAnswer: requestLog.scimAnswered,
    }),
    webapi: (engines.webapi ?? createMethodHandler)({
      definition: definitions.webapi,
      ...service.webapi,
      ...common,
      around: [...webapiAround, ...service.webapi.around],
      onAnswer: requestLog.methodAnswered,
    }),
    openExport: service.openExport,
  });
}
