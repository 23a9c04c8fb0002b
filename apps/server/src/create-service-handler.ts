import { type Clock, createScimHandler, type FetchHandler, type ScimAround } from "@rollcall/scim-core";
import { type ScimCode, scim } from "@rollcall/scim-core/svc";
import { createService, type Ids, type RateMode, type ScimCaller } from "@rollcall/service";
import type { Store } from "@rollcall/service/store";
import { createMethodHandler } from "@rollcall/webapi-core";
import { webapi } from "@rollcall/webapi-core/svc";
import { createMounts } from "./mounts.js";
import type { RequestLog } from "./request-log.js";

/** What the service is made of. */
export interface ServiceHandlerOptions {
  readonly store: Store;
  readonly clock: Clock;
  readonly ids: Ids;
  /** Address of the site that people use, without a trailing slash. */
  readonly siteUrl: string;
  /** Absent means `off`. */
  readonly rateMode?: RateMode;
  /** Absent means 0. */
  readonly updateTimeMs?: number;
  /** Wrappers of SCIM calls that go around the service's own, the first outermost. */
  readonly scimAround?: readonly ScimAround<ScimCaller, ScimCode>[];
  readonly requestLog: RequestLog;
}

/** The whole service, both protocols and health, as one fetch handler over a store. This is what production runs. */
export function createServiceHandler(options: ServiceHandlerOptions): FetchHandler {
  const { requestLog, scimAround = [], ...serviceOptions } = options;
  const service = createService(serviceOptions);
  const common = {
    clock: options.clock,
    newRequestId: requestLog.newRequestId,
    onError: requestLog.failed,
  };
  return createMounts({
    store: options.store,
    scim: createScimHandler({
      definition: scim,
      ...service.scim,
      ...common,
      around: [...scimAround, ...service.scim.around],
      onAnswer: requestLog.scimAnswered,
    }),
    webapi: createMethodHandler({
      definition: webapi,
      ...service.webapi,
      ...common,
      onAnswer: requestLog.methodAnswered,
    }),
  });
}
