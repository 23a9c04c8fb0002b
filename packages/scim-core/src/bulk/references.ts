import { isObject, type JsonObject } from "../body/read-body.js";

/** A reference to a resource that another operation creates, alone or at the end of an address. */
const reference = /^(|.*\/)bulkId:([^\s/]+)$/s;

/** The `bulkId`s that a value refers to, at any depth. @see RFC 7644 §3.7.2 */
export function referencesIn(value: unknown, found: Set<string> = new Set()): ReadonlySet<string> {
  if (typeof value === "string") {
    const bulkId = value.includes("bulkId:") ? reference.exec(value)?.[2] : undefined;
    if (bulkId !== undefined) found.add(bulkId);
    return found;
  }
  if (Array.isArray(value)) for (const element of value) referencesIn(element, found);
  else if (isObject(value)) for (const member of Object.values(value)) referencesIn(member, found);
  return found;
}

/** Replaces references to created resources by their identifiers. Other references are kept. */
export function resolveReferences(value: unknown, made: ReadonlyMap<string, string>): unknown {
  if (typeof value === "string") return resolveText(value, made);
  if (Array.isArray(value)) return value.map((element) => resolveReferences(element, made));
  if (!isObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, resolveReferences(member, made)]));
}

/** Replaces references in a path, such as `/Users/bulkId:ytrewq`, by identifiers. */
export function resolvePath(path: string, made: ReadonlyMap<string, string>): string {
  return path.replace(/(?<=\/)bulkId:([^\s/]+)/g, (text, bulkId: string) => {
    const id = made.get(bulkId);
    return id === undefined ? text : encodeURIComponent(id);
  });
}

function resolveText(text: string, made: ReadonlyMap<string, string>): string {
  const [, before = "", bulkId = ""] = (text.includes("bulkId:") && reference.exec(text)) || [];
  const id = made.get(bulkId);
  return id === undefined ? text : `${before}${id}`;
}

/** A body without references to resources that are not created yet, and the PATCH operations that add them. */
export interface Deferred {
  readonly data: JsonObject;
  readonly operations: readonly PatchAddition[];
}

/** An operation of a PATCH. */
interface PatchAddition {
  readonly op: "add";
  readonly path: string;
  readonly value: unknown;
}

/**
 * Removes references to some `bulkId`s from the body of a POST: elements of lists, sub-attributes of extensions, and
 * other attributes as a whole.
 */
export function deferReferences(data: JsonObject, missing: ReadonlySet<string>): Deferred {
  const kept: Record<string, unknown> = {};
  const operations: PatchAddition[] = [];
  const refers = (value: unknown) => [...referencesIn(value)].some((bulkId) => missing.has(bulkId));
  for (const [key, value] of Object.entries(data)) {
    if (!refers(value)) kept[key] = value;
    else if (Array.isArray(value)) {
      kept[key] = value.filter((element) => !refers(element));
      operations.push({ op: "add", path: key, value: value.filter(refers) });
    } else if (key.includes(":") && isObject(value)) {
      const members = Object.entries(value);
      kept[key] = Object.fromEntries(members.filter(([, member]) => !refers(member)));
      for (const [name, member] of members)
        if (refers(member)) operations.push({ op: "add", path: `${key}:${name}`, value: member });
    } else operations.push({ op: "add", path: key, value });
  }
  return { data: kept, operations };
}
