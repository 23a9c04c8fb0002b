import type { AnyResourceDefinition } from "../../attributes/compiled-resource.js";
import { isObject, type JsonObject } from "../../body/read-body.js";
import { toText } from "../../changes/elements.js";
import type { AttributeDefinition } from "../../definition/definition.js";

/**
 * The part of a written resource that clients see: without values that are readOnly or never returned, at any depth,
 * and with lists in a canonical order, because their order is irrelevant (RFC 7643 §2.4).
 */
export function toSeen(resource: object | undefined, { attributes }: AnyResourceDefinition): JsonObject {
  return resource === undefined ? {} : seenParts({ ...resource }, attributes);
}

function seenParts(value: JsonObject, attributes: { readonly [name: string]: AttributeDefinition }): JsonObject {
  const seen = Object.entries(value).flatMap(([name, part]): [string, unknown][] => {
    const definition = attributes[name];
    if (definition === undefined || part === undefined || part === null || isHidden(definition)) return [];
    return isEmptyList(part) ? [] : [[name, seenValue(part, definition)]];
  });
  return Object.fromEntries(seen);
}

function seenValue(value: unknown, definition: AttributeDefinition): unknown {
  const { subAttributes = {} } = definition;
  if (!Array.isArray(value)) return isObject(value) ? seenParts(value, subAttributes) : value;
  const elements = value.map((element) => (isObject(element) ? seenParts(element, subAttributes) : element));
  return elements
    .map((element) => [toText(element), element] as const)
    .sort(byText)
    .map(([, element]) => element);
}

function byText([one]: readonly [string, unknown], [other]: readonly [string, unknown]): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}

function isHidden({ mutability, returned }: AttributeDefinition): boolean {
  return mutability === "readOnly" || mutability === "writeOnly" || returned === "never";
}

function isEmptyList(value: unknown): boolean {
  return Array.isArray(value) && value.length === 0;
}
