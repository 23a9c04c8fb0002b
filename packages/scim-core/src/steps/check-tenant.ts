import type { Call } from "../engine/call.js";
import { type Refused, refuse } from "../refusals/refused.js";

/** Refuses an address without a tenant, if the handler serves tenants. */
export function checkTenant({ engine, tenant }: Call): Refused | undefined {
  return engine.options.tenant !== undefined && tenant === undefined ? unknownTenant : undefined;
}

const unknownTenant = refuse("endpointUnknown", { rule: "tenant", wanted: "the address of a tenant" });
