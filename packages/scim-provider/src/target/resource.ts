import type { ScimVersion } from "@rollcall/client";
import { isObject, managerPath } from "../directory/attributes.js";
import { fold, toBoolean } from "../directory/same-value.js";
import { type Place, toPlace } from "../wire/schemas.js";

/** A user or a group as a server answers it. */
export type Resource = Readonly<Record<string, unknown>> & { readonly id: string };

/** Reads a resource from an answer. Undefined if it is not one. */
export function toResource(value: unknown): Resource | undefined {
  if (!isObject(value)) return undefined;
  const id = value["id"];
  return typeof id === "string" && id !== "" ? { ...value, id } : undefined;
}

/** The value of an attribute of a resource. A manager is the identifier of a user. */
export function valueAt(resource: Resource, path: string, version: ScimVersion): unknown {
  const value = valueIn(resource, toPlace(path, version));
  return path === managerPath ? managerIn(value) : value;
}

function valueIn(resource: Resource, { urn, name, subAttribute }: Place): unknown {
  const container = urn === undefined ? resource : memberOf(resource, urn);
  const value = memberOf(container, name);
  return subAttribute === undefined ? value : memberOf(value, subAttribute);
}

/** A member of an object, whose name is compared without case. @see RFC 7643 §2.1 */
function memberOf(value: unknown, name: string): unknown {
  if (!isObject(value)) return undefined;
  if (Object.hasOwn(value, name)) return value[name];
  const key = Object.keys(value).find((each) => fold(each) === fold(name));
  return key === undefined ? undefined : value[key];
}

function managerIn(value: unknown): unknown {
  return isObject(value) ? (value["value"] ?? value["managerId"]) : value;
}

/** Whether the account of a user is active. RFC 7643 leaves the default to the server; a user without `active` is active. */
export function isActiveResource(user: Resource): boolean {
  return toBoolean(user["active"]) !== false;
}

/** Text of an attribute; undefined if it is missing. */
export function textOf(resource: Resource, name: string): string | undefined {
  const value = memberOf(resource, name);
  return typeof value === "string" && value !== "" ? value : undefined;
}

/** Identifiers of the members of a group that are users. Undefined if the answer has no list of members. */
export function membersOf(group: Resource): readonly string[] | undefined {
  const members = memberOf(group, "members");
  if (!Array.isArray(members)) return undefined;
  return members.flatMap((member: unknown) => {
    const [value, type] = [memberOf(member, "value"), memberOf(member, "type")];
    return typeof value === "string" && fold(type) !== "group" ? [value] : [];
  });
}
