import type { ScimVersion } from "@rollcall/client";
import { isObject } from "./directory/attributes.js";
import type { Directory, DirectoryGroup, DirectoryUser } from "./directory/directory.js";
import { rfc } from "./styles/rfc.js";
import { createReader } from "./target/reader.js";
import { isActiveResource, membersOf, type Resource, textOf, valueAt } from "./target/resource.js";
import { readTarget, type TargetOptions } from "./target-options.js";
import { createWire, type WireOptions } from "./wire/create-wire.js";
import { schemas } from "./wire/schemas.js";

/** Options of reading a directory from a server. */
export type SourceOptions = TargetOptions & Pick<WireOptions, "rate" | "signal" | "sleep" | "onWait">;

/**
 * Reads the users and groups of a SCIM server as a directory. The identifiers of the server are the keys, so that renames
 * at the source are renames at the target.
 * @throws TargetError, UnreachableError
 */
export async function readDirectory(from: SourceOptions): Promise<Directory> {
  const { url, version } = readTarget(from);
  const headers = { accept: version === "1.1" ? "application/json" : rfc.mediaType.value };
  const reader = createReader(createWire({ ...from, url, headers }));
  const users: DirectoryUser[] = [];
  for await (const resource of reader.all("Users")) users.push(toUser(resource, version));
  const keys = new Set(users.map(({ key }) => key));
  const groups: DirectoryGroup[] = [];
  for await (const resource of reader.all("Groups")) {
    const whole =
      membersOf(resource) === undefined ? ((await reader.get("Groups", resource.id)) ?? resource) : resource;
    const members = (membersOf(whole) ?? []).filter((id) => keys.has(id));
    groups.push({ key: resource.id, displayName: textOf(resource, "displayName") ?? resource.id, members });
  }
  return { users: users.map((user) => withKnownManager(user, keys)), groups };
}

/** Attributes that a server assigns, and URLs that belong to it. */
const own = new Set(["id", "externalId", "meta", "schemas", "groups", "password", "active", "profileUrl", "photos"]);

function toUser(resource: Resource, version: ScimVersion): DirectoryUser {
  const urn = schemas[version].enterprise;
  const entries = Object.entries(resource).filter(([name]) => !own.has(name) && name !== urn);
  const enterprise = isObject(resource[urn]) ? resource[urn] : undefined;
  const manager = valueAt(resource, "enterprise:manager", version);
  return {
    ...Object.fromEntries(entries),
    key: resource.id,
    userName: textOf(resource, "userName") ?? resource.id,
    active: isActiveResource(resource),
    ...(enterprise && { enterprise: { ...enterprise, manager: typeof manager === "string" ? manager : null } }),
  };
}

function withKnownManager(user: DirectoryUser, keys: ReadonlySet<unknown>): DirectoryUser {
  const manager = user.enterprise?.manager;
  if (manager === undefined || manager === null || keys.has(manager)) return user;
  return { ...user, enterprise: { ...user.enterprise, manager: null } };
}
