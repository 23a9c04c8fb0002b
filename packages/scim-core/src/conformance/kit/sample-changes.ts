import type { CompareFilter } from "@rollcall/scim-filter";
import type { AnyChange } from "../../backend/change.js";
import { isObject, type JsonObject } from "../../body/read-body.js";
import type { AttributeDefinition } from "../../definition/definition.js";

/** The current value of an attribute, and a different one. */
interface Values {
  readonly present: unknown;
  readonly other: unknown;
}

/** Lists of changes to one attribute that clients may write, each for a resource with the current value. */
export function sampleChanges(
  name: string,
  definition: AttributeDefinition,
  { present, other }: Values,
): readonly (readonly AnyChange[])[] {
  const change = (kind: AnyChange["kind"], own: Partial<AnyChange>): AnyChange => ({ kind, attribute: name, ...own });
  const removal = definition.required ? [] : [change("remove", {})];
  return [
    [change("replace", { value: other })],
    [change("add", { value: other })],
    [change("add", { value: present })],
    ...removal.map((each) => [each]),
    ...removal.map((each) => [each, change("add", { value: other })]),
    ...(Array.isArray(present) && Array.isArray(other) ? listChanges(name, definition, present, other) : []),
    ...(isObject(present) && isObject(other) ? partChanges(name, definition, other) : []),
  ];
}

/** Whether an attribute, or a part of it, is immutable. */
export function holdsImmutable({ mutability, multiValued, subAttributes = {} }: AttributeDefinition): boolean {
  return mutability === "immutable" || (!multiValued && Object.values(subAttributes).some(holdsImmutable));
}

function partChanges(
  attribute: string,
  { subAttributes = {} }: AttributeDefinition,
  other: JsonObject,
): readonly (readonly AnyChange[])[] {
  return Object.entries(subAttributes).flatMap(([part, { mutability, required }]): (readonly AnyChange[])[] => {
    if (mutability !== "readWrite" || other[part] === undefined) return [];
    const set: AnyChange = { kind: "replace", attribute, value: { [part]: other[part] } };
    return required ? [[set]] : [[set], [{ kind: "remove", attribute, subAttribute: part }, set]];
  });
}

function listChanges(
  attribute: string,
  definition: AttributeDefinition,
  present: readonly unknown[],
  other: readonly unknown[],
): readonly (readonly AnyChange[])[] {
  const isSpare = present.length > 1 || !definition.required;
  const [first] = present;
  const text = textOf(first);
  const where = text === undefined ? undefined : equals(text);
  return [
    [
      { kind: "add", attribute, value: other },
      { kind: "remove", attribute, values: other },
    ],
    ...(isSpare ? [[{ kind: "remove", attribute, values: [first] } as const]] : []),
    ...(isSpare && where !== undefined ? [[{ kind: "remove", attribute, where } as const]] : []),
    ...(where === undefined || !isObject(first) ? [] : elementChanges(attribute, definition, first, where)),
  ];
}

/** Writes to a sub-attribute of the elements that a condition selects, and of one that does not exist yet. */
function elementChanges(
  attribute: string,
  { subAttributes = {} }: AttributeDefinition,
  element: JsonObject,
  where: CompareFilter,
): readonly (readonly AnyChange[])[] {
  return Object.entries(subAttributes).flatMap(([part, { mutability, type }]): (readonly AnyChange[])[] => {
    if (mutability !== "readWrite" || type !== "string" || part === "value" || element[part] === undefined) return [];
    const set: AnyChange = { kind: "replace", attribute, where, subAttribute: part, value: [{ [part]: "changed" }] };
    const clear: AnyChange = { kind: "remove", attribute, where, subAttribute: part };
    return [[set], [clear], [{ ...set, where: equals("nothing there yet") }]];
  });
}

function textOf(element: unknown): string | undefined {
  const value = isObject(element) ? element["value"] : element;
  return typeof value === "string" ? value : undefined;
}

/** `value eq "…"`. */
export function equals(value: string): CompareFilter {
  const span = { start: 0, end: 0 };
  const attribute = { kind: "attribute", name: "value", ...span } as const;
  return { kind: "compare", attribute, operator: "eq", value, ...span };
}
