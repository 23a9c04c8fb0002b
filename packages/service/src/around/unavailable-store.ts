import type { ScimCode } from "@rollcall/api/scim";
import type { Because, ScimAround, ScimRefusal } from "@rollcall/scim-core";
import type { MethodAround } from "@rollcall/webapi-core";
import { StoreUnavailable } from "../store/store-unavailable.js";
import type { ScimCaller } from "../tokens/scim-caller.js";
import type { WebapiCaller } from "../tokens/webapi-caller.js";

/** Answers SCIM calls while the database is unavailable. */
export const scimStoreUnavailable: ScimAround<ScimCaller, ScimCode> = (_exchange, next) => orScimUnavailable(next);

/** Answers Web API calls while the database is unavailable. */
export const webapiStoreUnavailable: MethodAround<WebapiCaller> = (_exchange, next) => orWebapiUnavailable(next);

/** Result of `work`, or the SCIM refusal for an unavailable database. */
export function orScimUnavailable<T>(work: () => Promise<T>): Promise<T | ScimRefusal<ScimCode>> {
  return orAway(work, (because) => ({ ok: false, error: "database_query_failure", because }));
}

/** Result of `work`, or the Web API refusal for an unavailable database. */
export function orWebapiUnavailable<T>(work: () => Promise<T>) {
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
