import { hashToken } from "@rollcall/service";
import type { FaultMatch } from "../../generated/control/index.js";
import { holdsValues } from "../holds-values.js";

/** A call as faults are matched with it. */
export interface FaultCall {
  /** The method, as on the wire. */
  readonly method?: string;
  /** Verb and path of a SCIM route. */
  readonly route?: string;
  readonly version?: string;
  readonly tokenHash?: string;
  readonly arguments?: object;
}

/** Whether a call is one of those that a fault is about. */
export function isMeant(call: FaultCall, match: FaultMatch): boolean {
  const { method, route, version, token, where } = match;
  if (method !== undefined && call.method !== method) return false;
  if (route !== undefined && call.route !== route) return false;
  if (version !== undefined && call.version !== version) return false;
  if (token !== undefined && call.tokenHash !== hashToken(token)) return false;
  return where === undefined || holdsValues(call.arguments, where);
}
