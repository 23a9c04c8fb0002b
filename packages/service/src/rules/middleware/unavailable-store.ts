import type { ScimCode } from "@rollcall/api/scim";
import type { Reason, ScimMiddleware, ScimRefusal } from "@rollcall/scim-core";
import { type Awaitable, isPromise, type MethodMiddleware } from "@rollcall/webapi-core";
import type { ScimCaller, WebapiCaller } from "../../model/caller.js";
import { StoreUnavailable } from "../../model/port/store-port.js";
/** Answers SCIM calls while the database is unavailable. */
export const scimStoreUnavailable: ScimMiddleware<ScimCaller, ScimCode> = (_exchange, next) => next().catch(refuseScim);

/** Answers Web API calls while the database is unavailable. */
export const webapiStoreUnavailable: MethodMiddleware<WebapiCaller> = (_exchange, next) => next().catch(refuseWebapi);

/** The result of `work`, or the SCIM refusal for an unavailable database. */
export function orScimUnavailable<T>(work: Awaitable<T>): Awaitable<T | ScimRefusal<ScimCode>> {
  return isPromise(work) ? work.catch(refuseScim) : work;
}

/** The result of `work`, or the Web API refusal for an unavailable database. */
export function orWebapiUnavailable<T>(work: Awaitable<T>) {
  return isPromise(work) ? work.catch(refuseWebapi) : work;
}

function refuseScim(error: unknown): ScimRefusal<ScimCode> {
  return { ok: false, error: "database_query_failure", reason: reasonOf(error) };
}

function refuseWebapi(error: unknown) {
  return { ok: false, error: "service_unavailable", reason: reasonOf(error) } as const;
}

/** @throws the error, if it is of any other kind */
function reasonOf(error: unknown): Reason {
  if (!(error instanceof StoreUnavailable)) throw error;
  return { rule: "database", found: error.message, wanted: "a database that answers" };
}
