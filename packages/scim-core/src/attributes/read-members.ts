import type { JsonObject } from "../json-object.js";
import { accept, type Read, type Refused, refuse } from "../refused.js";
import { type CompiledAttribute, findAttribute, keysOf } from "./attribute-table.js";
import { checkValue } from "./check-value.js";
import type { CompiledResource } from "./compiled-resource.js";
import { asSent, readValue } from "./read-value.js";
import { refuseUnknownParts } from "./refuse-unknown-parts.js";

/** An attribute that a body carries, with the value as sent. */
export interface SentAttribute {
  readonly attribute: CompiledAttribute;
  readonly value: unknown;
}

/** What decides how the members of a body are read. */
export interface ReadMembersOptions {
  readonly resource: CompiledResource;
  /** URNs in lower case that the body lists; an extension that must be listed and is not is refused. */
  readonly schemas: ReadonlySet<string>;
  readonly unknownAttributes: "refuse" | "ignore";
  /** Whether a resource is made: then an attribute that is read over later on is taken where it can be written. */
  readonly creates: boolean;
  /** Further keys in lower case that are not attributes. */
  readonly except: ReadonlySet<string>;
  /** Keys in lower case that the elements of a list may have besides; absent means none. */
  readonly exceptInElements?: ReadonlySet<string>;
}

/**
 * The writable attributes that a body carries, in its order. What is readOnly or read over is left out; a set that
 * refuses unknown attributes wants it to have the right type nevertheless.
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

/** What is read over says nothing, but a set that is strict about attributes wants it to be what it looks like. */
function checkType(attribute: CompiledAttribute, value: unknown): Refused | undefined {
  const read = readValue(attribute, value, asSent);
  if (read === undefined) return undefined;
  const checked = checkValue(attribute.definition.change, read, attribute);
  return checked.ok ? undefined : checked;
}
