import type { MethodOutcome, OpenContext } from "@rollcall/webapi-core";
import type { Methods } from "../generated/control/index.js";

/** Handlers of some operations of the control plane. */
export type ControlHandlers<Names extends keyof Methods> = {
  readonly [M in Names]: (args: Methods[M]["arguments"], context: OpenContext) => Promise<MethodOutcome<Methods[M]>>;
};
