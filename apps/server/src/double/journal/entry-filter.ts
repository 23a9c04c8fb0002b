import { hashToken } from "@rollcall/service";
import { holdsValues } from "../holds-values.js";
import type { Recorded } from "./journal.js";

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
export function fits({ entry, tokenHash }: Recorded, filter: EntryFilter): boolean {
  const { world, method, route, code, ok, token, where } = filter;
  if (world !== undefined && entry.world !== world) return false;
  if (method !== undefined && entry.method !== method) return false;
  if (route !== undefined && entry.route !== route) return false;
  if (code !== undefined && entry.code !== code) return false;
  if (ok !== undefined && entry.ok !== ok) return false;
  if (token !== undefined && tokenHash !== hashToken(token)) return false;
  return where === undefined || holdsValues(entry.arguments, where);
}
