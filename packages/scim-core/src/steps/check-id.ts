import { type Refused, refuse } from "../refusals/refused.js";
import type { FoundBackend } from "./find-backend.js";

/** Refuses an identifier that no resource of the type can have. */
export function checkId({ resource, id }: FoundBackend): Refused | undefined {
  const { idPattern } = resource.definition;
  if (id === "" || idPattern?.test(id) !== false) return undefined;
  return refuse("idMalformed", { rule: "RFC 7643 §3.1", found: id, wanted: String(idPattern) });
}
