import type { Team } from "../directory/resolve-directory.js";
import type { Resource } from "../target/resource.js";
import type { Draft } from "../wire/exchange.js";
import { schemas } from "../wire/schemas.js";
import { type Operation, writePatch } from "./operations.js";
import type { Writing } from "./write-user.js";

/** Writes the request that creates a group, with the identifiers of its members if the style sends them. */
export function writeGroupCreate(
  { displayName, externalId }: Team,
  members: readonly string[],
  { version, facts }: Writing,
): Draft {
  const { createdMembers, groupExtras, groupSchemas, groupExternalId } = facts;
  const body = {
    schemas: [schemas[version].Group, ...(version === "2.0" ? groupSchemas.value : [])],
    ...(groupExternalId.value && { externalId }),
    displayName,
    ...groupExtras.value,
    ...(createdMembers.value === "all" && { members: toMembers(members) }),
    ...(createdMembers.value === "empty" && { members: [] }),
  };
  return { method: "POST", path: "/Groups", body };
}

/** Writes the request that renames a group. */
export function writeRename({ id }: Resource, displayName: string, { version, facts }: Writing): Draft {
  const path = pathOf(id);
  if (version === "1.1") return { method: "PATCH", path, body: { schemas: [schemas["1.1"].Group], id, displayName } };
  const operation: Operation =
    facts.rename.value === "PATCH with a value"
      ? { op: "replace", value: { id, displayName } }
      : { op: "replace", path: "displayName", value: displayName };
  return { method: "PATCH", path, body: writePatch([operation], facts) };
}

/** Writes the requests that add and remove members by identifier. */
export function writeMembers(
  { id }: Pick<Resource, "id">,
  { add, remove }: { readonly add: readonly string[]; readonly remove: readonly string[] },
  writing: Writing,
): readonly Draft[] {
  const size = writing.facts.membersPerRequest.value;
  const removals = inParts(remove, size).map((part) => writeRemoval(part, writing));
  const additions = inParts(add, size).map((part) => writeAddition(part, writing));
  return [...removals, ...additions].map((body) => ({ method: "PATCH", path: pathOf(id), body }));
}

function writeAddition(ids: readonly string[], { version, facts }: Writing): Readonly<Record<string, unknown>> {
  if (version === "1.1") return { schemas: [schemas["1.1"].Group], members: toMembers(ids) };
  return writePatch([{ op: "add", path: "members", value: toMembers(ids) }], facts);
}

function writeRemoval(ids: readonly string[], { version, facts }: Writing): Readonly<Record<string, unknown>> {
  if (version === "1.1")
    return { schemas: [schemas["1.1"].Group], members: ids.map((value) => ({ value, operation: "delete" })) };
  const operations: readonly Operation[] =
    facts.removal.value === "value list"
      ? [{ op: "remove", path: "members", value: toMembers(ids) }]
      : ids.map((value) => ({ op: "remove", path: `members[value eq ${JSON.stringify(value)}]` }));
  return writePatch(operations, facts);
}

/** Writes the request that deletes a group. */
export function writeGroupDelete({ id }: Resource): Draft {
  return { method: "DELETE", path: pathOf(id) };
}

function toMembers(ids: readonly string[]): readonly { readonly value: string }[] {
  return ids.map((value) => ({ value }));
}

function pathOf(id: string): string {
  return `/Groups/${encodeURIComponent(id)}`;
}

function inParts<T>(items: readonly T[], size: number): readonly (readonly T[])[] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_each, at) => items.slice(at * size, (at + 1) * size));
}
