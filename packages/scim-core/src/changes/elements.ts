import { isObject } from "../body/read-body.js";

/** Merges the sub-attributes of another complex value. A simple value is replaced. */
export function mergeInto(current: unknown, value: unknown): unknown {
  if (!isObject(value) || !isObject(current)) return value;
  const merged: Record<string, unknown> = { ...current };
  for (const [name, part] of Object.entries(value)) merged[name] = mergeInto(current[name], part);
  return merged;
}

/** Removes one sub-attribute, dotted if nested, from a complex value. Undefined if nothing is left. */
export function removePart(current: unknown, name: string): unknown {
  if (!isObject(current)) return current;
  const [first = "", ...rest] = name.split(".");
  const { [first]: part, ...others } = current;
  const left = rest.length === 0 || part === undefined ? undefined : removePart(part, rest.join("."));
  if (left !== undefined) return { ...current, [first]: left };
  return Object.keys(others).length === 0 ? undefined : others;
}

/**
 * Returns a test whether an element has all members of one of the values. Undefined without values. Values with the
 * same sub-attributes share one look-up.
 */
export function createIsDescribed(values: readonly unknown[]): ((element: unknown) => boolean) | undefined {
  if (values.length === 0) return undefined;
  const shapes = Map.groupBy(values.filter(isObject), (value) => Object.keys(value).sort().join(" "));
  const tests = [...shapes.values()].map((alike) => {
    const names = Object.keys(alike[0] ?? {}).sort();
    const known = new Set(alike.map((value) => toText(names.map((name) => value[name] ?? null))));
    return (element: unknown) => isObject(element) && known.has(toText(names.map((name) => element[name] ?? null)));
  });
  return (element) => tests.some((test) => test(element));
}

/** Prints a JSON value so that equal values have the same text. */
export function toText(value: unknown): string {
  return JSON.stringify(value, (_key, inner: unknown) =>
    isObject(inner) ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1))) : inner,
  );
}
