import { isObject, type JsonObject, listOf, memberOf } from "../body/read-body.js";
import { accept, type Read, type Refused, refuse } from "../refusals/refused.js";
import type { CompiledAttribute } from "./attribute-table.js";
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

const reference = /^[^\s<>"{}|\\^`]+$/;
const absolute = /^[a-z][a-z0-9+.-]*:/i;

/**
 * Whether a text is a URI that one of the reference types allows: an absolute URI for `external`, any URI for `uri`,
 * and for a resource type a URI that ends in its endpoint and an identifier. Any URI is allowed without reference
 * types, and for a resource type that is not in the set.
 *
 * @see RFC 7643 §7
 */
export function isReference(
  text: string,
  referenceTypes: readonly string[],
  endpoints: ReadonlyMap<string, string>,
): boolean {
  if (!reference.test(text)) return false;
  if (referenceTypes.length === 0) return true;
  return referenceTypes.some((type) => {
    if (type === "uri") return true;
    if (type === "external") return absolute.test(text);
    const endpoint = endpoints.get(type);
    return endpoint === undefined || pointsAt(text, endpoint);
  });
}

/** `../Users/1`, `Users/1` and `https://x.example/scim/v2/Users/1` point at `/Users`. */
function pointsAt(text: string, endpoint: string): boolean {
  const end = text.search(/[?#]/);
  const path = `/${end === -1 ? text : text.slice(0, end)}`;
  const cut = path.lastIndexOf("/");
  return cut < path.length - 1 && path.slice(0, cut).endsWith(endpoint);
}

/** The allowed differences between values and their definitions. */
interface CheckFormsOptions {
  readonly isLenient: boolean;
  /** The endpoints of the resource types, by name. */
  readonly endpoints: ReadonlyMap<string, string>;
}

const base64 = /^[A-Za-z0-9+/_-]*={0,2}$/;

/**
 * Refuses a value that has the type of its attribute but not the form that RFC 7643 requires: a reference that does not
 * match its reference types, binary data that is not base64, or two primary elements. Undefined if the value is well
 * formed. A lenient version checks only binary data, and leaves the rest to its backends.
 */
export function checkForms(
  attribute: CompiledAttribute,
  value: unknown,
  options: CheckFormsOptions,
): Refused | undefined {
  if (!Array.isArray(value)) return checkOne(attribute, value, options);
  if (!options.isLenient && value.filter(isPrimary).length > 1)
    return misformed(attribute, "RFC 7643 §2.4", "two primary values", "at most one primary value");
  for (const element of value) {
    const refused = checkOne(attribute, element, options);
    if (refused !== undefined) return refused;
  }
  return undefined;
}

function checkOne(attribute: CompiledAttribute, value: unknown, options: CheckFormsOptions): Refused | undefined {
  const { type, referenceTypes = [] } = attribute.definition;
  if (typeof value === "string") {
    if (type === "reference" && !options.isLenient && !isReference(value, referenceTypes, options.endpoints))
      return misformed(attribute, "RFC 7643 §2.3.7", value, `a reference to ${referenceTypes.join(" or ")}`);
    if (type === "binary" && !base64.test(value)) return misformed(attribute, "RFC 7643 §2.3.6", value, "base64");
  }
  if (type !== "complex" || !isObject(value)) return undefined;
  for (const part of attribute.parts.ordered) {
    const refused = part.name in value ? checkForms(part, value[part.name], options) : undefined;
    if (refused !== undefined) return refused;
  }
  return undefined;
}

function isPrimary(element: unknown): boolean {
  return isObject(element) && element["primary"] === true;
}

function misformed({ key }: CompiledAttribute, rule: string, found: string, wanted: string): Refused {
  return refuse("valueInvalid", { rule, at: key, found, wanted });
}

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
