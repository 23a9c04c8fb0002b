import { isJsonObject } from "../json-object.js";

type Element = unknown;

/**
 * The elements of a multi-valued attribute with others added: one that stands there already takes the sub-attributes of
 * the new one, and a new primary one takes that mark from the others (RFC 7643 §2.4).
 */
export function addElements(elements: readonly Element[], added: readonly Element[]): readonly Element[] {
  const joined = [...elements];
  const places = new Map(joined.map((element, place) => [keyOf(element), place] as const));
  for (const element of added) {
    const place = placeOf(element, joined, places);
    if (place === undefined) places.set(keyOf(element), joined.push(element) - 1);
    else joined[place] = mergeInto(joined[place], element);
  }
  const primary = added.findLast(isPrimary);
  if (primary === undefined) return joined;
  const kept = placeOf(primary, joined, places);
  return joined.map((element, place) => (place === kept || !isPrimary(element) ? element : withoutPrimary(element)));
}

/** Says whether an element is meant by one of the values: by `value` where that has one, else by all that it has. */
export function createIsListed(values: readonly Element[]): (element: Element) => boolean {
  const keys = new Set(values.map(keyOf));
  const keyless = values.filter((value) => keyOf(value) === undefined);
  return (element) => {
    const key = keyOf(element);
    return (key !== undefined && keys.has(key)) || keyless.some((value) => describes(value, element));
  };
}

/** A complex value with the sub-attributes of another one laid over it; a simple value is replaced. */
export function mergeInto(current: unknown, value: unknown): unknown {
  if (!isJsonObject(value) || !isJsonObject(current)) return value;
  const merged: Record<string, unknown> = { ...current };
  for (const [name, part] of Object.entries(value)) merged[name] = mergeInto(current[name], part);
  return merged;
}

/** A complex value without one sub-attribute; a dotted name goes deeper. */
export function removePart(current: unknown, name: string): unknown {
  if (!isJsonObject(current)) return current;
  const [first = "", ...rest] = name.split(".");
  const { [first]: part, ...others } = current;
  if (rest.length === 0 || part === undefined) return others;
  return { ...current, [first]: removePart(part, rest.join(".")) };
}

/** What tells an element from others: its `value`, or a simple element itself. */
function keyOf(element: Element): unknown {
  const key = isJsonObject(element) ? element["value"] : element;
  return typeof key === "object" ? undefined : key;
}

function placeOf(element: Element, elements: readonly Element[], places: ReadonlyMap<unknown, number>) {
  const key = keyOf(element);
  if (key !== undefined) return places.get(key);
  const place = elements.findIndex((candidate) => describes(element, candidate));
  return place === -1 ? undefined : place;
}

function describes(value: Element, element: Element): boolean {
  if (!isJsonObject(value) || !isJsonObject(element)) return isEqual(value, element);
  return Object.entries(value).every(([name, part]) => isEqual(part, element[name]));
}

function isEqual(left: unknown, right: unknown): boolean {
  if (Array.isArray(left) && Array.isArray(right))
    return left.length === right.length && left.every((element, index) => isEqual(element, right[index]));
  if (!isJsonObject(left) || !isJsonObject(right)) return left === right;
  const names = new Set([...Object.keys(left), ...Object.keys(right)]);
  return [...names].every((name) => isEqual(left[name], right[name]));
}

function isPrimary(element: Element): boolean {
  return isJsonObject(element) && element["primary"] === true;
}

function withoutPrimary(element: Element): Element {
  return isJsonObject(element) ? { ...element, primary: false } : element;
}
