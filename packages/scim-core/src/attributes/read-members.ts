import type { JsonObject } from "../json/json-object.js";
import { accept, type Read, type Refused, refuse } from "../refusals/refused.js";
import { type CompiledAttribute, findAttribute, keysOf } from "./attribute-table.js";
import { checkValue } from "./check-value.js";
import type { CompiledResource } from "./compiled-resource.js";
import { asSent, readValue } from "./read-value.js";
import { refuseUnknownParts } from "./refuse-unknown-parts.js";

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
