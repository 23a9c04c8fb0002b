import { StartError } from "../errors/start-error.js";
import type { StartOptions } from "./start-options.js";

/** @throws StartError if a seed is given to a server that would repeat identifiers */
export function checkSeed({ seed, control, memory }: StartOptions): void {
  if (seed === undefined) return;
  if (control === false) throw new StartError("a seed needs the control plane");
  if (memory !== true)
    throw new StartError("a seed needs a server in memory: after a restart it would make the same identifiers again");
}

/** @throws StartError if pages of other sites may use a server that does not tell their requests apart */
export function checkOrigins({ allowOrigins, control }: StartOptions): void {
  if (allowOrigins === undefined || control !== false) return;
  throw new StartError("allowed origins need the control plane: a server without one lets no page read its answers");
}

/**
 * Refuses options of the control plane: it replaces worlds and moves time, which a shared database does not support.
 * @throws StartError if one is given
 */
export function checkDatabase(options: StartOptions): void {
  const { memory, data, seed, clock, control, controlToken, allowedHosts, allowOrigins } = options;
  const given = {
    memory: memory === true || undefined,
    data,
    seed,
    clock,
    control: control || undefined,
    controlToken,
    allowedHosts,
    allowOrigins,
  };
  const [other] = Object.entries(given).find(([, value]) => value !== undefined) ?? [];
  if (other !== undefined) throw new StartError(`a server on PostgreSQL cannot have the option ${other}`);
}
