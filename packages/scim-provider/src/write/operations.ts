import { isObject } from "../directory/attributes.js";
import { elementsOf, fold, isEmpty, isSameValue } from "../directory/same-value.js";
import type { StyleFacts } from "../styles/style-facts.js";
import { patchSchema } from "../wire/schemas.js";

/** One operation of a PATCH. */
export interface Operation {
  readonly op: "add" | "replace" | "remove";
  readonly path?: string;
  readonly value?: unknown;
}

/** Writes the body of a PATCH of 2.0. */
export function writePatch(
  operations: readonly Operation[],
  { operations: spelling }: StyleFacts,
): Readonly<Record<string, unknown>> {
  const spell = (op: string) => (spelling.value === "capitalized" ? op[0]?.toUpperCase() + op.slice(1) : op);
  return { schemas: [patchSchema], Operations: operations.map(({ op, ...rest }) => ({ op: spell(op), ...rest })) };
}

/** Writes the operations that change a list. */
export function toListOperations(
  path: string,
  name: string,
  from: unknown,
  to: unknown,
  facts: StyleFacts,
): readonly Operation[] {
  const wanted = Array.isArray(to) ? to : [];
  if (wanted.length === 0) return [{ op: "remove", path }];
  const slots = facts.lists.value === "by type" ? toSlots(withTypes(wanted, facts)) : undefined;
  const found = toSlots(elementsOf(from));
  if (slots === undefined || found === undefined || !lists.has(name))
    return [{ op: isEmpty(from) ? "add" : "replace", path, value: withTypes(wanted, facts) }];
  const set = [...slots].flatMap(([type, element]) => setSlot(`${path}[type eq "${type}"]`, element, found.get(type)));
  const gone = [...found.keys()].filter((type) => !slots.has(type));
  return [...set, ...gone.map((type): Operation => ({ op: "remove", path: `${path}[type eq "${type}"]` }))];
}

/** Lists whose elements are distinguished by their type. @see RFC 7643 §4.1.2 */
const lists = new Set(["emails", "phoneNumbers", "addresses", "ims", "photos"]);

type Element = Readonly<Record<string, unknown>>;

/** Elements by type. Undefined if they cannot be distinguished by it. */
function toSlots(elements: readonly unknown[]): ReadonlyMap<string, Element> | undefined {
  const slots = new Map<string, Element>();
  for (const element of elements) {
    const type = isObject(element) ? fold(element["type"]) : undefined;
    if (!isObject(element) || typeof type !== "string" || slots.has(type)) return undefined;
    slots.set(type, element);
  }
  return slots;
}

/** Sets the sub-attributes of one element that differ. */
function setSlot(path: string, wanted: Element, found: Element | undefined): readonly Operation[] {
  return Object.entries(wanted).flatMap(([name, value]): readonly Operation[] => {
    if (name === "type" || (name === "primary" && value === false) || isSameValue(name, value, found?.[name]))
      return [];
    return [{ op: found === undefined || isEmpty(found[name]) ? "add" : "replace", path: `${path}.${name}`, value }];
  });
}

/** Elements with the types that the style gives to those without one. */
export function withTypes(elements: readonly unknown[], { elementTypes }: StyleFacts): readonly unknown[] {
  const types = elementTypes.value;
  if (types.length === 0) return elements;
  return elements.map((element, index) =>
    isObject(element) && element["type"] === undefined
      ? { ...element, type: types[Math.min(index, types.length - 1)] }
      : element,
  );
}
