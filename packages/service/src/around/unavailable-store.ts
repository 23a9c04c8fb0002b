import type { ScimCode } from "@rollcall/api/scim";
import type { Because, ScimAround, ScimRefusal } from "@rollcall/scim-core";
import type { MethodAround } from "@rollcall/webapi-core";
import { StoreUnavailable } from "../store/store-unavailable.js";
import type { ScimCaller } from "../tokens/scim-caller.js";
import type { WebapiCaller } from "../tokens/webapi-caller.js";

/** Answers a SCIM call while the database is away. */
export const scimStoreAway: ScimAround<ScimCaller, ScimCode> = (_exchange, next) => orScimAway(next);

/** Answers a Web API call while the database is away. */
export const webapiStoreAway: MethodAround<WebapiCaller> = (_exchange, next) => orWebapiAway(next);

/** What `work` answers, or the SCIM code of a database that is away. */
export function orScimAway<T>(work: () => Promise<T>): Promise<T | ScimRefusal<ScimCode>> {
  return orAway(work, (because) => ({ ok: false, error: "database_query_failure", because }));
}

/** What `work` answers, or the Web API code of a database that is away. */
export function orWebapiAway<T>(work: () => Promise<T>) {
  return orAway(work, (because) => ({ ok: false, error: "service_unavailable", because }) as const);
}

async function orAway<T, R>(work: () => Promise<T>, refuse: (because: Because) => R): Promise<T | R> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof StoreUnavailable)) throw error;
    return refuse({ rule: "database", found: error.message, wanted: "a database that answers" });
  }
}
