import { findUndeclaredCall } from "../faults/find-undeclared.js";
import type { Methods } from "../generated/control/index.js";
import type { Controlled } from "./controlled.js";
import type { ControlHandlers } from "./operations.js";

type Names = Extract<keyof Methods, `coverage.${string}`>;

/** Operations on the coverage. */
export function createCoverageOperations({
  coverage,
  declared,
  service: { definitions },
}: Controlled): ControlHandlers<Names> {
  return {
    "coverage.get": async () => ({ ok: true, ...(await coverage.report()) }),
    "coverage.explain": async ({ method }) => {
      const undeclared = await findUndeclaredCall(declared, { method });
      if (undeclared !== undefined) return { ok: false, error: "undeclared", ...undeclared };
      // Most servers are never asked.
      const { explainCodes } = await import("../coverage/explain-codes.js");
      return { ok: true, codes: await explainCodes(method, await coverage.report(), definitions) };
    },
  };
}
