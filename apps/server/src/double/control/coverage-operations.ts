import type { Methods } from "../../generated/control/index.js";
import type { Coverage } from "../exercised/create-coverage.js";
import type { ControlHandlers } from "./control-handlers.js";

type Names = Extract<keyof Methods, `coverage.${string}`>;

/** What is asked of the coverage. */
export function createCoverageOperations(coverage: Coverage): ControlHandlers<Names> {
  return {
    "coverage.get": async () => ({ ok: true, ...coverage.report() }),
  };
}
