import { isObject, type JsonObject, listOf, memberOf } from "../body/read-body.js";
import { toRunning, type Validator } from "../definition/definition.js";
import { accept, type Read, type Refused, refuse } from "../refusals/refused.js";
import { type CompiledAttribute, findAttribute, keysOf } from "./attribute-table.js";
import type { CompiledResource } from "./compiled-resource.js";
import { type PathOwner, toWirePath } from "./to-wire-path.js";

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
    // Its own name takes precedence over an alias.
    if (read[part.name] !== undefined && part.aliases.some((alias) => alias.toLowerCase() === key.toLowerCase()))
      continue;
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

/** An attribute of a body, with the value as sent. */
export interface SentAttribute {
  readonly attribute: CompiledAttribute;
  readonly value: unknown;
}

/** Options for reading the members of a body. */
interface ReadMembersOptions {
  readonly resource: CompiledResource;
  /** URNs in lower case that the body lists. An extension that must be listed and is not is refused. */
  readonly schemas: ReadonlySet<string>;
  readonly unknownAttributes: "refuse" | "ignore";
  /** Whether the operation creates a resource. If so, an ignored attribute that can be written is accepted. */
  readonly creates: boolean;
  /** Further keys in lower case that are not attributes. */
  readonly except: ReadonlySet<string>;
  /** Further keys in lower case that the elements of a list may have. Default: none. */
  readonly exceptInElements?: ReadonlySet<string>;
}

/**
 * The writable attributes of a body, in its order. Attributes that are readOnly or ignored are left out, but a set that
 * refuses unknown attributes requires them to have the right type.
 */
export function readMembers(body: JsonObject, options: ReadMembersOptions): Read<readonly SentAttribute[]> {
  const sent: SentAttribute[] = [];
  for (const [key, value] of Object.entries(body)) {
    if (options.except.has(key.toLowerCase())) continue;
    const attribute = findAttribute(options.resource.attributes, key);
    const refused = attribute === undefined ? checkUnknown(key, options) : checkMember({ attribute, value }, options);
    if (refused !== undefined) return refused;
    if (attribute !== undefined && isTaken(attribute, options)) sent.push({ attribute, value });
  }
  return accept(sent);
}

function checkUnknown(key: string, { resource, unknownAttributes }: ReadMembersOptions): Refused | undefined {
  if (unknownAttributes === "ignore" || resource.ignored.has(key.toLowerCase())) return undefined;
  return refuse("attributeUnknown", {
    rule: "RFC 7644 §3.12",
    at: key,
    found: key,
    wanted: "an attribute of the schemas",
  });
}

function checkMember({ attribute, value }: SentAttribute, options: ReadMembersOptions): Refused | undefined {
  const unlisted = checkListed(attribute, options);
  if (unlisted !== undefined || options.unknownAttributes === "ignore") return unlisted;
  return isTaken(attribute, options)
    ? refuseUnknownParts(attribute, value, options.exceptInElements)
    : checkType(attribute, value);
}

function checkListed(attribute: CompiledAttribute, options: ReadMembersOptions): Refused | undefined {
  const { extension } = attribute.definition;
  if (extension?.listed !== "required" || keysOf(attribute).some((key) => options.schemas.has(key.toLowerCase())))
    return undefined;
  return refuse("extensionUnlisted", {
    rule: "RFC 7643 §3.3",
    at: attribute.key,
    found: attribute.key,
    wanted: "its URN in schemas",
  });
}

function isTaken({ definition, key }: CompiledAttribute, { resource, creates }: ReadMembersOptions): boolean {
  return definition.mutability !== "readOnly" && (creates || !resource.ignored.has(key.toLowerCase()));
}

/** A strict set requires even an ignored attribute to have the right type. */
function checkType(attribute: CompiledAttribute, value: unknown): Refused | undefined {
  const read = readValue(attribute, value, asSent);
  if (read === undefined) return undefined;
  const checked = checkValue(attribute.definition.change, read, attribute);
  return checked.ok ? undefined : checked;
}

/**
 * The value that a validator accepts, or the refusal that its first issue names.
 *
 * @param owner owner of the value, for the path in the refusal
 */
export function checkValue<T>(validator: Validator<T>, value: unknown, owner: PathOwner): Read<T> {
  const checked = toRunning(validator).safeParse(value);
  if (checked.success) return accept(checked.data);
  const [issue] = checked.error.issues;
  const path = toWirePath(issue?.path ?? [], owner);
  return {
    ok: false,
    situation: "valueInvalid",
    ...(issue === undefined ? {} : { error: issue.message }),
    reason: {
      rule: "RFC 7643 §7",
      ...(path !== "" && { at: path }),
      found: path,
      wanted: "what the definition allows",
    },
  };
}

const nothing: ReadonlySet<string> = new Set();

/**
 * Refuses a sub-attribute that the definition neither has nor ignores, at any depth of an attribute's value. readOnly
 * values are not searched.
 *
 * @param except further keys, in lower case, that the elements of a list may have
 */
export function refuseUnknownParts(
  attribute: CompiledAttribute,
  value: unknown,
  except: ReadonlySet<string> = nothing,
): Refused | undefined {
  const { type, multiValued, mutability } = attribute.definition;
  if (type !== "complex" || mutability === "readOnly") return undefined;
  for (const element of multiValued ? listOf(value) : [value]) {
    if (!isObject(element)) continue;
    for (const key of Object.keys(element)) {
      const part = findAttribute(attribute.parts, key);
      const refused = part === undefined ? refuseKey(attribute, key, except) : refuseUnknownParts(part, element[key]);
      if (refused !== undefined) return refused;
    }
  }
  return undefined;
}

function refuseKey(owner: CompiledAttribute, key: string, except: ReadonlySet<string>): Refused | undefined {
  const word = key.toLowerCase();
  if (owner.ignored.has(word) || (owner.definition.multiValued && except.has(word))) return undefined;
  return refuse("attributeUnknown", {
    rule: "RFC 7644 §3.12",
    found: `${owner.key}.${key}`,
    wanted: "a sub-attribute of the schemas",
  });
}
