import type { Coverage } from "../coverage/create-coverage.js";
import type { Methods } from "../generated/control/index.js";
import type { ControlHandlers } from "./control-handlers.js";

type Names = Extract<keyof Methods, `coverage.${string}`>;

/** Operations on the coverage. */
export function createCoverageOperations(coverage: Coverage): ControlHandlers<Names> {
  return {
    "coverage.get": async () => ({ ok: true, ...(await coverage.report()) }),
  };
}
