import { isObject, type JsonObject } from "../body/read-body.js";
import type { CompiledResource } from "./compiled-resource.js";
import type { View, ViewedAttribute } from "./view.js";

/** The members that the engine adds to `meta` of a resource, if its table has it. */
interface WrittenMeta {
  readonly location: string;
  /** Entity tag, if the service has versions. */
  readonly version?: string;
}

/**
 * Writes a resource for a version: `schemas` first, with the URNs of the extensions that are shown, then the attributes
 * of the view in the order of the table, with their keys on the wire. Null is kept. `meta` gets `location`, and
 * `resourceType` and `version` if the table has them. Default: the default view.
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
  return isObject(value) ? { ...value, resourceType, ...meta } : { resourceType, ...meta };
}

/** Undefined if the value has no members left. */
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
  return isObject(shown) && Object.keys(shown).length === 0;
}

function writeParts(view: View, value: unknown): unknown {
  if (!isObject(value)) return value;
  const written: Record<string, unknown> = {};
  for (const viewed of view) {
    const { name, key } = viewed.attribute;
    const partValue = value[name];
    const shown = partValue !== undefined && viewed.isComplex ? writeComplex(viewed, partValue) : partValue;
    if (shown !== undefined) written[key] = shown;
  }
  return written;
}
