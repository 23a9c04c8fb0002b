import { isObject, type JsonObject, listOf, memberOf } from "../json/json-object.js";
import { type CompiledAttribute, findAttribute } from "./attribute-table.js";

/** Options for reading values. */
export interface ReadValueOptions {
  /** Whether `"True"` and `"False"`, in any case, count as booleans. */
  readonly booleansAsText: boolean;
  /** Whether a single object counts as a list of one, and a bare text as the sub-attribute in `bareValue`. */
  readonly isLenient: boolean;
  /** Whether a list of one object counts as the object, where no list is expected. Default: false. */
  readonly isOneOfList?: boolean;
  /** Whether an element without any value is kept, because it selects what to remove. Default: false. */
  readonly keepsEmpty?: boolean;
}

/** Options for reading a value in a lenient version. */
export const asSent: ReadValueOptions = { booleansAsText: true, isLenient: true };

/** Options for reading the elements that a body removes. */
export const asRemoved: ReadValueOptions = { ...asSent, keepsEmpty: true };
/** Options for reading a value strictly: it must have the shape of its definition. */
export const asDefined: ReadValueOptions = { booleansAsText: false, isLenient: false };

/**
 * Reads the value of an attribute. Names become those in TypeScript. Unknown and readOnly sub-attributes and nulls are
 * left out, a single object counts as a list of one, and a bare text counts as the sub-attribute in `bareValue`. A
 * value of the wrong type is kept for the validator to refuse.
 *
 * Undefined means no value: null, an object whose members are all null and none required, an element whose `value` is
 * null, or an element that has no members left and requires none.
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
  if (attribute.definition.type !== "complex") return !isObject(value);
  return isObject(value) || (typeof value === "string" && attribute.definition.bareValue !== undefined);
}

/** RFC 7643 §2.4: `value` is what an element is about, so an element whose `value` is null is dropped. */
function readElement(attribute: CompiledAttribute, element: unknown, options: ReadValueOptions): unknown {
  if (element === null) return undefined;
  if (isObject(element) && memberOf(element, "value") === null) return undefined;
  const read = readOne(attribute, element, options);
  const isEmpty = options.keepsEmpty !== true && isObject(read) && Object.keys(read).length === 0;
  return isEmpty && !attribute.parts.ordered.some(({ definition }) => definition.required) ? undefined : read;
}

function readOne(attribute: CompiledAttribute, value: unknown, options: ReadValueOptions): unknown {
  const { type, bareValue } = attribute.definition;
  if (type === "boolean") return options.booleansAsText ? readBoolean(value) : value;
  if (type !== "complex") return value;
  if (isObject(value)) return readParts(attribute, value, options);
  if (options.isOneOfList === true && Array.isArray(value) && value.length === 1 && isObject(value[0]))
    return readParts(attribute, value[0], options);
  const isBare = options.isLenient && typeof value === "string" && bareValue !== undefined;
  return isBare ? { [bareValue]: value } : value;
}

function readParts(attribute: CompiledAttribute, object: JsonObject, options: ReadValueOptions): unknown {
  const keepsReadOnly = attribute.definition.mutability === "readOnly";
  const read: Record<string, unknown> = {};
  let assigned = 0;
  let unassigned = 0;
  let isIncomplete = false;
  for (const key of Object.keys(object)) {
    const part = findAttribute(attribute.parts, key);
    if (part === undefined || (part.definition.mutability === "readOnly" && !keepsReadOnly)) continue;
    const value = readValue(part, object[key], options);
    if (value === undefined) {
      unassigned += 1;
      isIncomplete ||= part.definition.required;
      continue;
    }
    assigned += 1;
    read[part.name] = value;
  }
  return assigned === 0 && unassigned > 0 && !isIncomplete ? undefined : read;
}

function readBoolean(value: unknown): unknown {
  if (typeof value !== "string") return value;
  const word = value.toLowerCase();
  if (word === "true") return true;
  return word === "false" ? false : value;
}
