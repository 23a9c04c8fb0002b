import type { AnyResourceDefinition } from "../attributes/compiled-resource.js";
import type { Instant } from "../clock/instant.js";
import { isObject, type JsonObject } from "../json/json-object.js";

/** Writes `meta` of a resource, as far as its definition has it. The engine adds type and location. */
export function writeMeta({ attributes }: AnyResourceDefinition, now: Instant, before?: unknown): JsonObject {
  const known = attributes["meta"]?.subAttributes ?? {};
  const old = isObject(before) ? before : {};
  const time = now.toISOString();
  const meta = { created: old["created"] ?? time, lastModified: time, version: nextVersion(old["version"]) };
  return Object.fromEntries(Object.entries(meta).filter(([name]) => known[name] !== undefined));
}

/** Versions count up, so none is reused. */
function nextVersion(version: unknown): string {
  const number = typeof version === "string" ? Number(/\d+/.exec(version)?.[0] ?? 0) : 0;
  return `W/"${number + 1}"`;
}
