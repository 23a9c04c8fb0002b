import type { FaultAction, FaultMatch, FaultTimes } from "../../generated/control/index.js";
import type { FaultCode, MethodName } from "../../names.js";

/** A fault to arm. If it names a method, its code must be one that the method declares. */
export interface FaultRequest<M extends MethodName = MethodName> {
  /** The calls that the fault matches. Default: all. */
  readonly match?: Omit<FaultMatch, "method"> & {
    /** The name of a Web API method on the wire. */
    readonly method?: M;
  };
  readonly action: Exclude<FaultAction, ErrorAction> | (Omit<ErrorAction, "code"> & { readonly code: FaultCode<M> });
  /** The matching calls that the fault is applied to. Default: the next one. */
  readonly times?: FaultTimes;
}

type ErrorAction = Extract<FaultAction, { readonly kind: "error" }>;
