import { isObject, type JsonObject } from "../body/read-body.js";
import { type AttributeRules, checkUpdate } from "./check-update.js";
import { resolvePrimaries } from "./resolve-primaries.js";

/**
 * Replaces everything that clients write, if the definition allows it. For `replace` of a backend. It keeps readOnly
 * attributes, and immutable ones that the client omits. Of several primary elements in a list, the last one remains
 * primary.
 *
 * @throws ScimRefusedError if an immutable attribute would change; the engine answers it
 * @see RFC 7644 §3.5.1
 */
export function replaceResource<Resource extends object>(
  resource: Resource,
  replacement: object,
  definition: AttributeRules,
): Resource {
  const present = resource as JsonObject; // A resource is an object of JSON values.
  const readOnly = Object.entries(definition.attributes).filter(
    ([name, { mutability }]) => mutability === "readOnly" && present[name] !== undefined,
  );
  const written = { ...Object.fromEntries(readOnly.map(([name]) => [name, present[name]])), ...replacement };
  const replaced = resolvePrimaries(keepImmutable(present, written, definition));
  checkUpdate(resource, replaced, definition);
  return replaced as Resource; // A resource consists of what clients may write and what they may not.
}

/** Immutable values that were omitted, at any depth except in lists. */
function keepImmutable(present: JsonObject, written: JsonObject, { attributes }: AttributeRules): JsonObject {
  const kept: Record<string, unknown> = { ...written };
  for (const [name, { mutability, multiValued, subAttributes }] of Object.entries(attributes)) {
    const [old, now] = [present[name], written[name]];
    if (old === undefined || mutability === "readOnly") continue;
    if (mutability === "immutable") kept[name] = now ?? old;
    else if (!multiValued && subAttributes !== undefined && isObject(old)) {
      const parts = keepImmutable(old, isObject(now) ? now : {}, { attributes: subAttributes });
      if (now !== undefined || Object.keys(parts).length > 0) kept[name] = parts;
    }
  }
  return kept;
}
