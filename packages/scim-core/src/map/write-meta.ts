import type { AnyResourceDefinition } from "../attributes/compiled-resource.js";
import type { Instant } from "../instant.js";
import { isJsonObject, type JsonObject } from "../json-object.js";

/** What a resource says of itself: as much of it as its definition has. The engine adds its type and its location. */
export function writeMeta({ attributes }: AnyResourceDefinition, now: Instant, before?: unknown): JsonObject {
  const known = attributes["meta"]?.subAttributes ?? {};
  const old = isJsonObject(before) ? before : {};
  const time = now.toISOString();
  const meta = { created: old["created"] ?? time, lastModified: time, version: nextVersion(old["version"]) };
  return Object.fromEntries(Object.entries(meta).filter(([name]) => known[name] !== undefined));
}

/** Versions count up, so that none comes again. */
function nextVersion(version: unknown): string {
  const number = typeof version === "string" ? Number(/\d+/.exec(version)?.[0] ?? 0) : 0;
  return `W/"${number + 1}"`;
}
