import { types } from "node:util";

/**
 * Whether an object has the wanted values, by name. A name with dots reaches into objects, and a number between dots is
 * an index of a list. A wanted object or list must be equal as a whole, and a text must match a wanted regular expression.
 */
export function matchesValues(object: unknown, wanted: Readonly<Record<string, unknown>>): boolean {
  return Object.entries(wanted).every(([path, value]) => isEqual(at(object, path), value));
}

/** Whether a text has a part, or matches a regular expression. */
export function matchesText(text: string, wanted: string | RegExp): boolean {
  // The index of a global expression does not matter to a search.
  return typeof wanted === "string" ? text.includes(wanted) : text.search(wanted) !== -1;
}

function at(object: unknown, path: string): unknown {
  const whole = member(object, path);
  if (whole !== undefined) return whole;
  return path.split(".").reduce(member, object);
}

function member(object: unknown, name: string): unknown {
  if (typeof object !== "object" || object === null || !Object.hasOwn(object, name)) return undefined;
  return Object.getOwnPropertyDescriptor(object, name)?.value;
}

function isEqual(one: unknown, other: unknown): boolean {
  if (types.isRegExp(other)) return typeof one === "string" && matchesText(one, other);
  if (typeof one !== "object" || one === null || typeof other !== "object" || other === null) return one === other;
  const [names, others] = [Object.keys(one), Object.keys(other)];
  return names.length === others.length && names.every((name) => isEqual(member(one, name), member(other, name)));
}
