import { isJsonObject, type JsonObject } from "../json-object.js";
import type { CompiledResource } from "./compiled-resource.js";
import type { View, ViewedAttribute } from "./view.js";

/** What the engine says of a resource in its `meta`; what the table does not have is left out. */
export interface WrittenMeta {
  readonly location: string;
  /** Entity tag, where the service has versions. */
  readonly version?: string;
}

/**
 * A resource as a version writes it: `schemas` first, with the URNs of the extensions that are shown, then every
 * attribute of the view that it has in the order of the table, with its key on the wire. Null stays. `meta` gets its
 * `location`, and its `resourceType` and `version` where the table has them. Without a view, what is returned by default
 * is written.
 */
export function writeResource(
  resource: object,
  compiled: CompiledResource,
  meta: WrittenMeta,
  view: View = compiled.view,
): object {
  const values = resource as JsonObject; // A backend's resource is an object of JSON values under names in TypeScript.
  const schemas = [compiled.urn];
  const written: Record<string, unknown> = { schemas };
  for (const viewed of view) {
    const { name, key } = viewed.attribute;
    const value = key === "meta" ? withMeta(values[name], compiled.definition.wireName, meta) : values[name];
    const shown = value !== undefined && viewed.isComplex ? writeComplex(viewed, value) : value;
    if (shown === undefined) continue;
    if (viewed.isExtension) schemas.push(key);
    written[key] = shown;
  }
  return written;
}

function withMeta(value: unknown, resourceType: string, meta: WrittenMeta): unknown {
  return isJsonObject(value) ? { ...value, resourceType, ...meta } : { resourceType, ...meta };
}

/** Undefined where nothing is left of the value. */
function writeComplex({ parts, isPartial }: ViewedAttribute, value: unknown): unknown {
  if (!Array.isArray(value)) {
    const shown = writeParts(parts, value);
    return isPartial && isEmpty(shown) ? undefined : shown;
  }
  const elements = value.map((element) => writeParts(parts, element));
  if (!isPartial) return elements;
  const left = elements.filter((element) => !isEmpty(element));
  return left.length === 0 && elements.length > 0 ? undefined : left;
}

function isEmpty(shown: unknown): boolean {
  return isJsonObject(shown) && Object.keys(shown).length === 0;
}

function writeParts(view: View, value: unknown): unknown {
  if (!isJsonObject(value)) return value;
  const written: Record<string, unknown> = {};
  for (const viewed of view) {
    const { name, key } = viewed.attribute;
    const partValue = value[name];
    const shown = partValue !== undefined && viewed.isComplex ? writeComplex(viewed, partValue) : partValue;
    if (shown !== undefined) written[key] = shown;
  }
  return written;
}
