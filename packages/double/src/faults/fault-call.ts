import { hashToken } from "@rollcall/service";
import type { FaultMatch } from "../generated/control/index.js";
import { matchesValues } from "../match-values.js";

/** A call in the form that faults match. */
export interface FaultCall {
  /** The name of the method on the wire. */
  readonly method?: string;
  /** Verb and path of a SCIM route. */
  readonly route?: string;
  readonly version?: string;
  readonly tokenHash?: string;
  readonly arguments?: object;
}

/** Whether a fault matches a call. */
export function matchesCall(call: FaultCall, match: FaultMatch): boolean {
  const { method, route, version, token, where } = match;
  if (method !== undefined && call.method !== method) return false;
  if (route !== undefined && call.route !== route) return false;
  if (version !== undefined && call.version !== version) return false;
  if (token !== undefined && call.tokenHash !== hashToken(token)) return false;
  return where === undefined || matchesValues(call.arguments, where);
}
