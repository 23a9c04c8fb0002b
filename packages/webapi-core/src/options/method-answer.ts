import type { AnyMethodDefinition } from "../definition/definition.js";
import type { Reason } from "../refusals/reason.js";
import type { MethodCaller } from "./method-handlers.js";

/** Report of an answer, for logs, metrics and journals. It does not contain the token. */
export interface MethodAnswer<Caller extends MethodCaller = MethodCaller> {
  readonly requestId: string;
  /** The method's key. Absent if the method is unknown. */
  readonly method?: string;
  /** The method's definition. Absent if the method is unknown. */
  readonly definition?: AnyMethodDefinition;
  /** Owner of the token. Absent if unknown, or if the method needs no token. */
  readonly caller?: Caller;
  /** Arguments as sent, by names in code, before validation. Do not log them. */
  readonly arguments?: object;
  readonly status: number;
  /** The code on the wire. Absent for a success. */
  readonly error?: string;
  readonly reason?: Reason;
  /** The client disconnected before the answer. */
  readonly aborted?: true;
}
