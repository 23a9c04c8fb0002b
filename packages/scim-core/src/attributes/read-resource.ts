import { type JsonObject, listOf, memberOf } from "../json/json-object.js";
import { accept, type Read, type Refused, refuse } from "../refusals/refused.js";
import { checkForms } from "./check-forms.js";
import type { CompiledResource } from "./compiled-resource.js";
import {
  asDefined,
  asSent,
  checkValue,
  type ReadValueOptions,
  readMembers,
  readValue,
  type SentAttribute,
} from "./read-value.js";

/** Options for reading a whole resource. */
interface ReadResourceOptions {
  readonly resource: CompiledResource;
  readonly operation: "insert" | "replace";
  readonly unknownAttributes: "refuse" | "ignore";
  /** Whether the body of a PUT may omit `schemas`. Default: false. */
  readonly schemasOptional?: boolean;
  /** Whether the `schemas` of a PUT may be a list in a list. Default: false. */
  readonly schemasNested?: boolean;
  /** Whether values may differ in shape from their definitions. See `checkForms`. */
  readonly isLenient: boolean;
  /** The endpoints of the resource types, by name, for references. */
  readonly endpoints: ReadonlyMap<string, string>;
}

const notAttributes: ReadonlySet<string> = new Set(["schemas"]);

/** Reads and validates the resource that the body of a POST or PUT describes. Names become those in TypeScript. */
export function readResource(body: JsonObject, options: ReadResourceOptions): Read<object> {
  const { resource, operation, unknownAttributes } = options;
  const creates = operation === "insert";
  const schemas = readSchemas(body, {
    known: resource.knownSchemas,
    required: resource.urn,
    unknown: options.isLenient ? unknownAttributes : "refuse",
    isOptional: !creates && options.schemasOptional === true,
    mayNest: !creates && options.schemasNested === true,
  });
  if (!schemas.ok) return schemas;
  const members = readMembers(body, {
    resource,
    schemas: schemas.value,
    unknownAttributes,
    creates,
    except: notAttributes,
  });
  if (!members.ok) return members;
  const refused = creates ? undefined : findRefusedUpdate(members.value);
  if (refused !== undefined) return refused;
  const { create, replace } = resource.definition;
  const validator = creates ? create : (replace ?? create);
  const how = options.isLenient ? asSent : asDefined;
  const checked = checkValue(validator, toValues(members.value, how), { key: "", parts: resource.attributes });
  const misformed = checked.ok ? checkAllForms(checked.value, options) : undefined;
  return misformed ?? checked;
}

function checkAllForms(values: object, options: ReadResourceOptions): Refused | undefined {
  for (const attribute of options.resource.attributes.ordered) {
    const value = (values as JsonObject)[attribute.name]; // A validator answers an object with the values of a body.
    const refused = value === undefined ? undefined : checkForms(attribute, value, options);
    if (refused !== undefined) return refused;
  }
  return undefined;
}

/**
 * Refuses an immutable attribute in a PUT if it has an error code for that. For other attributes the backend detects a
 * change.
 */
function findRefusedUpdate(members: readonly SentAttribute[]): Refused | undefined {
  for (const { attribute, value } of members) {
    const { mutability, updateError } = attribute.definition;
    if (mutability !== "immutable" || updateError === undefined || value === null) continue;
    return {
      ok: false,
      situation: "attributeImmutable",
      error: updateError,
      reason: {
        rule: "RFC 7644 §3.5.1",
        at: attribute.key,
        found: attribute.key,
        wanted: "an attribute that can be changed",
      },
    };
  }
  return undefined;
}

function toValues(members: readonly SentAttribute[], options: ReadValueOptions): object {
  const values: Record<string, unknown> = {};
  for (const { attribute, value } of members) {
    const read = readValue(attribute, value, options);
    if (read !== undefined) values[attribute.name] = read;
  }
  return values;
}

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
