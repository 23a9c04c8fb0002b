import type { Methods } from "../generated/control/index.js";

/**
 * Calls an operation of the control plane.
 * @throws ControlError if it is refused
 */
export type Call = <M extends keyof Methods>(
  method: M,
  sent: Methods[M]["arguments"],
) => Promise<{ readonly ok: true } & Methods[M]["response"]>;
