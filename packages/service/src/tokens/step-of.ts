import type { Id } from "../values/ids.js";
import type { WebapiCaller } from "./webapi-caller.js";

/** The step of a workflow that a call belongs to, as messages and views keep it. Nothing for calls with another token. */
export function stepOf({ executionId }: Pick<WebapiCaller, "executionId">): { readonly executionId?: Id } {
  return executionId === undefined ? {} : { executionId };
}
