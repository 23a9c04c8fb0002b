import { type JsonObject, listOf, memberOf } from "../json/json-object.js";
import { accept, type Read, refuse } from "../refusals/refused.js";

const RULE = "RFC 7643 §3";

/** The URNs that `schemas` of a body may list and must list. */
interface SchemasRule {
  /** URNs in lower case that may be listed. */
  readonly known: ReadonlySet<string>;
  /** The URN that must be listed. Default: any known URN. */
  readonly required?: string;
  /** Treatment of a body that lists an unknown URN. */
  readonly unknown: "refuse" | "ignore";
  /** Whether a body without `schemas` counts as listing all. Default: false. */
  readonly isOptional?: boolean;
  /** Whether a list in the list counts as its members. Default: false. */
  readonly mayNest?: boolean;
}

/** The URNs, in lower case, that a body lists in `schemas`. A single text counts as a list of one. */
export function readSchemas(body: JsonObject, rule: SchemasRule): Read<ReadonlySet<string>> {
  const sent = memberOf(body, "schemas");
  if (rule.isOptional === true && listOf(sent ?? []).length === 0) return accept(rule.known);
  if (sent === undefined || sent === null) return refuse("schemasMissing", { rule: RULE, wanted: "schemas" });
  const listed = new Set<string>();
  for (const urn of rule.mayNest === true ? listOf(sent).flat() : listOf(sent)) {
    if (typeof urn !== "string") return refuse("schemaUnknown", { rule: RULE, found: urn, wanted: "a URN" });
    const known = urn.toLowerCase();
    if (rule.known.has(known)) listed.add(known);
    else if (rule.unknown === "refuse") return refuse("schemaUnknown", { rule: RULE, found: urn });
  }
  if (listed.size === 0) return refuse("schemasMissing", { rule: RULE, found: sent, wanted: "a known schema" });
  if (rule.required !== undefined && !listed.has(rule.required.toLowerCase()))
    return refuse("schemasMissing", { rule: RULE, found: sent, wanted: rule.required });
  return accept(listed);
}
