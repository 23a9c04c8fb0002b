import { isJsonObject, type JsonObject } from "../json-object.js";
import type { AttributeTable, CompiledAttribute } from "./attribute-table.js";
import type { CompiledResource } from "./compiled-resource.js";

/**
 * A resource as a version writes it: `schemas` first, with the URNs of the extensions that the resource has, then every
 * attribute that it has in the order of the table, with its key on the wire. Null stays. `meta` gets its `location`, and
 * its `resourceType` where the table has it; what is never returned is left out.
 */
export function writeResource(resource: object, compiled: CompiledResource, location: string): object {
  const values = resource as JsonObject; // A backend's resource is an object of JSON values under names in TypeScript.
  const extensions = compiled.extensions.filter(({ name }) => values[name] !== undefined);
  const written: Record<string, unknown> = { schemas: [compiled.urn, ...extensions.map(({ key }) => key)] };
  const meta = { resourceType: compiled.definition.wireName, location };
  for (const attribute of compiled.attributes.ordered) {
    if (attribute.definition.returned === "never") continue;
    const value = attribute.key === "meta" ? withMeta(values[attribute.name], meta) : values[attribute.name];
    if (value !== undefined) written[attribute.key] = writeValue(attribute, value);
  }
  return written;
}

function withMeta(value: unknown, meta: JsonObject): unknown {
  return isJsonObject(value) ? { ...value, ...meta } : meta;
}

function writeValue(attribute: CompiledAttribute, value: unknown): unknown {
  if (attribute.definition.type !== "complex") return value;
  if (Array.isArray(value)) return value.map((element) => writeParts(attribute.parts, element));
  return writeParts(attribute.parts, value);
}

function writeParts(parts: AttributeTable, value: unknown): unknown {
  if (!isJsonObject(value)) return value;
  const written: Record<string, unknown> = {};
  for (const part of parts.ordered) {
    const partValue = value[part.name];
    if (partValue === undefined || part.definition.returned === "never") continue;
    written[part.key] = writeValue(part, partValue);
  }
  return written;
}
