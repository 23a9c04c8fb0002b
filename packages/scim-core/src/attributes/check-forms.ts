import { isObject } from "../json/json-object.js";
import { type Refused, refuse } from "../refusals/refused.js";
import type { CompiledAttribute } from "./attribute-table.js";

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
