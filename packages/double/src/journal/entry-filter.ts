import { hashToken } from "@rollcall/service";
import { matchesValues } from "../match-values.js";
import type { Recorded } from "./recorded.js";
import { argumentsOf } from "./to-entry.js";

/** Selects exchanges; all given members must match. */
export interface EntryFilter {
  readonly world?: string;
  readonly method?: string;
  /** Verb and path of a SCIM route: `PATCH /Users/{id}`. */
  readonly route?: string;
  readonly code?: string;
  readonly ok?: boolean;
  /** The token itself. */
  readonly token?: string;
  /** Expected values of arguments, by name; a path with dots reaches into objects and lists. */
  readonly where?: Readonly<Record<string, unknown>>;
  /** Identifier of a request; only later ones match. */
  readonly after?: string;
}

/** Whether an exchange matches; `after` is ignored. */
export function matchesFilter(recorded: Recorded, filter: EntryFilter): boolean {
  const { world, method, route, code, ok, token, where } = filter;
  if (world !== undefined && recorded.world !== world) return false;
  if (method !== undefined && recorded.method !== method) return false;
  if (route !== undefined && recorded.route !== route) return false;
  if (code !== undefined && recorded.code !== code) return false;
  if (ok !== undefined && recorded.ok !== ok) return false;
  if (token !== undefined && recorded.tokenHash !== hashToken(token)) return false;
  return where === undefined || matchesValues(argumentsOf(recorded), where);
}
