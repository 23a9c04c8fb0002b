import type { ScimCode } from "@rollcall/api/scim";
import type { Clock, ScimAround } from "@rollcall/scim-core";
import type { DuePlan, Ids, RateMode, ScimCaller, WebapiCaller } from "@rollcall/service";
import type { Store } from "@rollcall/service/store";
import type { MethodAround } from "@rollcall/webapi-core";
import type { RequestLog } from "./request-log.js";

/** Everything the service of one world is created from. */
export interface ServedWorld {
  readonly store: Store;
  readonly clock: Clock;
  readonly ids: Ids;
  /** Learns of what calls schedule. */
  readonly due: DuePlan;
  readonly rateMode: RateMode;
  /** Wrappers that go around the service's own, the first outermost. */
  readonly scimAround: readonly ScimAround<ScimCaller, ScimCode>[];
  /** Wrappers that go around the service's own, the first outermost. */
  readonly webapiAround: readonly MethodAround<WebapiCaller>[];
  readonly requestLog: RequestLog;
}

/** Sends the events of a world to apps. */
export interface EventDelivery {
  /** The store whose commits bring about events. */
  readonly store: Store;
  /** Resolves when everything that is due now was attempted. */
  idle(): Promise<void>;
  /** Takes nothing more, and finishes attempts in progress. */
  close(): Promise<void>;
}
