import type { FaultAction, FaultMatch, FaultTimes } from "../../generated/control/index.js";
import type { FaultCode, MethodName } from "../../names.js";
import type { DeliveredType } from "../lookups/find-undefined-event.js";

/** A fault to arm. If it names a method, its code must be one that the method declares. */
export interface FaultRequest<M extends MethodName = MethodName> {
  /** The calls or deliveries that the fault matches. Default: all calls, or all deliveries for an action on these. */
  readonly match?: Omit<FaultMatch, "method" | "event"> & {
    /** The name of a Web API method on the wire. */
    readonly method?: M;
    /** Type of a delivered event, or of what a person's act sends. */
    readonly event?: DeliveredType;
  };
  readonly action: Exclude<FaultAction, ErrorAction> | (Omit<ErrorAction, "code"> & { readonly code: FaultCode<M> });
  /** The matching calls or attempts that the fault is applied to. Default: the next one. */
  readonly times?: FaultTimes;
}

type ErrorAction = Extract<FaultAction, { readonly kind: "error" }>;
