import { isJsonObject, type JsonObject, listOf, memberOf } from "../json-object.js";
import { type CompiledAttribute, findAttribute } from "./attribute-table.js";

/** How values are read. */
export interface ReadValueOptions {
  /** Whether `"True"` and `"False"`, in any case, count as booleans. */
  readonly booleansAsText: boolean;
  /** Whether a single object counts as a list of one, and a bare text for the sub-attribute that the definition says. */
  readonly isLenient: boolean;
  /** Whether a list of one object counts as the object, where there is no list to be; false unless said. */
  readonly isOneOfList?: boolean;
}

/** How the value of a body is read: as JSON says it. */
export const asSent: ReadValueOptions = { booleansAsText: false, isLenient: true };

/** How the value of a body is read to the letter of the RFCs: every value has the shape that its definition says. */
export const asDefined: ReadValueOptions = { booleansAsText: false, isLenient: false };

/**
 * The value of an attribute as a body carries it, with names in TypeScript. Unknown and readOnly sub-attributes and
 * nulls are left out, a single object counts as a list of one, and a bare text stands for the sub-attribute that the
 * definition says. Undefined stands for no value: null, an object whose members are all null, and an element whose
 * `value` is null. What has the wrong type is left as it is, for the validator to refuse.
 */
export function readValue(attribute: CompiledAttribute, value: unknown, options: ReadValueOptions): unknown {
  if (value === null) return undefined;
  if (!attribute.definition.multiValued) return readOne(attribute, value, options);
  if (!Array.isArray(value) && !(options.isLenient && standsForElement(attribute, value))) return value;
  return listOf(value).flatMap((element) => {
    const read = readElement(attribute, element, options);
    return read === undefined ? [] : [read];
  });
}

function standsForElement(attribute: CompiledAttribute, value: unknown): boolean {
  if (attribute.definition.type !== "complex") return !isJsonObject(value);
  return isJsonObject(value) || (typeof value === "string" && attribute.definition.bareValue !== undefined);
}

/** RFC 7643 §2.4: `value` is what an element is about, so one that is null leaves nothing of the element. */
function readElement(attribute: CompiledAttribute, element: unknown, options: ReadValueOptions): unknown {
  if (element === null) return undefined;
  if (isJsonObject(element) && memberOf(element, "value") === null) return undefined;
  return readOne(attribute, element, options);
}

function readOne(attribute: CompiledAttribute, value: unknown, options: ReadValueOptions): unknown {
  const { type, bareValue } = attribute.definition;
  if (type === "boolean") return options.booleansAsText ? readBoolean(value) : value;
  if (type !== "complex") return value;
  if (isJsonObject(value)) return readParts(attribute, value, options);
  if (options.isOneOfList === true && Array.isArray(value) && value.length === 1 && isJsonObject(value[0]))
    return readParts(attribute, value[0], options);
  const isBare = options.isLenient && typeof value === "string" && bareValue !== undefined;
  return isBare ? { [bareValue]: value } : value;
}

function readParts(attribute: CompiledAttribute, object: JsonObject, options: ReadValueOptions): unknown {
  const keepsReadOnly = attribute.definition.mutability === "readOnly";
  const read: Record<string, unknown> = {};
  let assigned = 0;
  let unassigned = 0;
  for (const key of Object.keys(object)) {
    const part = findAttribute(attribute.parts, key);
    if (part === undefined || (part.definition.mutability === "readOnly" && !keepsReadOnly)) continue;
    const value = readValue(part, object[key], options);
    if (value === undefined) {
      unassigned += 1;
      continue;
    }
    assigned += 1;
    read[part.name] = value;
  }
  return assigned === 0 && unassigned > 0 ? undefined : read;
}

function readBoolean(value: unknown): unknown {
  if (typeof value !== "string") return value;
  const word = value.toLowerCase();
  if (word === "true") return true;
  return word === "false" ? false : value;
}
