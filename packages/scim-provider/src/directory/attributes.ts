import type { DirectoryUser } from "./directory.js";

/** A value of an attribute: text, a number, a boolean or a list of objects. Undefined: the user has no value. */
type AttributeValue = unknown;

/**
 * Attributes of a user by path: `title`, `name.givenName`, `emails`, `enterprise:department` and
 * `urn:example:schema:attribute`.
 */
export type Attributes = ReadonlyMap<string, AttributeValue>;

const ownMembers = new Set(["key", "active", "schemas", "id", "meta", "groups", "password"]);
const lists = new Set(["emails", "phoneNumbers", "ims", "photos", "roles", "entitlements", "x509Certificates"]);

/** The path of a manager, whose value in a directory is the key of a user. */
export const managerPath = "enterprise:manager";

/** Converts a user to attributes by path. `active` is not one of them: activation is a step of its own. */
export function toAttributes(user: DirectoryUser, externalId: string): Attributes {
  const attributes = new Map<string, AttributeValue>([["externalId", externalId]]);
  for (const [name, value] of Object.entries(user)) {
    if (ownMembers.has(name) || value === undefined) continue;
    for (const [path, each] of flatten(name, value)) attributes.set(path, each);
  }
  return attributes;
}

function flatten(name: string, value: unknown): readonly (readonly [string, AttributeValue])[] {
  if (Array.isArray(value)) return [[name, value.map(toElement(name))]];
  if (!isObject(value)) return [[name, toValue(value)]];
  const isExtension = name === "enterprise" || name.includes(":");
  const separator = isExtension ? ":" : ".";
  return Object.entries(value).flatMap(([inner, each]) => {
    const path = `${name}${separator}${inner}`;
    if (isExtension && isObject(each)) return flatten(path, each);
    return [[path, Array.isArray(each) ? each.map(toElement(inner)) : toValue(each)] as const];
  });
}

function toValue(value: unknown): AttributeValue {
  return value === null || value === "" ? undefined : value;
}

function toElement(name: string) {
  return (element: unknown, index: number): unknown => {
    if (typeof element !== "string" || !lists.has(name)) return element;
    return { value: element, ...(index === 0 && { primary: true }) };
  };
}

/** Whether a value is an object, and neither a list nor null. */
export function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
