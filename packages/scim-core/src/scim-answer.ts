import type { Because } from "./because.js";
import type { RouteDefinition, ScimVersion } from "./definition.js";

/** What was answered to a request, for logs, counters and journals. Nothing of its body or its token is in it. */
export interface ScimAnswer {
  readonly requestId: string;
  readonly version: ScimVersion;
  /** The route that was asked for; absent where there is none. */
  readonly route?: RouteDefinition;
  readonly status: number;
  /** The code on the wire; absent from a success. */
  readonly error?: string;
  readonly because?: Because;
  /** The client had gone before the answer. */
  readonly aborted?: true;
}
