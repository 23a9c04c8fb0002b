import { isJsonObject, type JsonObject } from "../json-object.js";
import type { AttributeRules } from "./apply-changes.js";
import { checkUpdate } from "./check-update.js";
import { settlePrimaries } from "./settle-primaries.js";

/**
 * The resource with what a client wrote in the place of what clients wrote before, where its definition allows that: for
 * a backend's `replace`. What is readOnly stays; so does what is immutable where the client left it out. Of several
 * primary elements of a list the last one stays primary.
 *
 * @throws ScimRefusedError where an immutable attribute would change; the engine answers it
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
  const replaced = settlePrimaries(keepImmutable(present, written, definition));
  checkUpdate(resource, replaced, definition);
  return replaced as Resource; // What a client may write and what it may not make up the resource.
}

/** What is immutable and was left out, at any depth but inside of lists. */
function keepImmutable(present: JsonObject, written: JsonObject, { attributes }: AttributeRules): JsonObject {
  const kept: Record<string, unknown> = { ...written };
  for (const [name, { mutability, multiValued, subAttributes }] of Object.entries(attributes)) {
    const [old, now] = [present[name], written[name]];
    if (old === undefined || mutability === "readOnly") continue;
    if (mutability === "immutable") kept[name] = now ?? old;
    else if (!multiValued && subAttributes !== undefined && isJsonObject(old)) {
      const parts = keepImmutable(old, isJsonObject(now) ? now : {}, { attributes: subAttributes });
      if (now !== undefined || Object.keys(parts).length > 0) kept[name] = parts;
    }
  }
  return kept;
}
