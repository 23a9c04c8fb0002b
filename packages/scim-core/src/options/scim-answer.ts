import type { RouteDefinition, ScimVersion } from "../definition/definition.js";
import type { Reason } from "../refusals/reason.js";

/** Report of an answer, for logs, metrics and journals. It contains neither body nor token. */
export interface ScimAnswer {
  readonly requestId: string;
  readonly version: ScimVersion;
  /** The route of the request. Absent if there is none. */
  readonly route?: RouteDefinition;
  readonly status: number;
  /** The code on the wire. Absent for a success. */
  readonly error?: string;
  readonly reason?: Reason;
  /** The client disconnected before the answer. */
  readonly aborted?: true;
}
