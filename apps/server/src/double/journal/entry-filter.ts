import { hashToken } from "@rollcall/service";
import { holdsValues } from "../holds-values.js";
import type { Recorded } from "./recorded.js";
import { argumentsOf } from "./to-entry.js";

/** Which exchanges are meant; what is left out may be anything. */
export interface EntryFilter {
  readonly world?: string;
  readonly method?: string;
  /** Verb and path of a SCIM route: `PATCH /Users/{id}`. */
  readonly route?: string;
  readonly code?: string;
  readonly ok?: boolean;
  /** The token itself. */
  readonly token?: string;
  /** Values that arguments have, by name; a path with dots reaches inside. */
  readonly where?: Readonly<Record<string, unknown>>;
  /** Identifier of a request; only later ones are meant. */
  readonly after?: string;
}

/** Whether an exchange is meant; `after` is not looked at. */
export function fits(recorded: Recorded, filter: EntryFilter): boolean {
  const { world, method, route, code, ok, token, where } = filter;
  if (world !== undefined && recorded.world !== world) return false;
  if (method !== undefined && recorded.method !== method) return false;
  if (route !== undefined && recorded.route !== route) return false;
  if (code !== undefined && recorded.code !== code) return false;
  if (ok !== undefined && recorded.ok !== ok) return false;
  if (token !== undefined && recorded.tokenHash !== hashToken(token)) return false;
  return where === undefined || holdsValues(argumentsOf(recorded), where);
}
