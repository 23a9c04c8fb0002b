import { isJsonObject } from "../json-object.js";

/** A complex value with the sub-attributes of another one laid over it; a simple value is replaced. */
export function mergeInto(current: unknown, value: unknown): unknown {
  if (!isJsonObject(value) || !isJsonObject(current)) return value;
  const merged: Record<string, unknown> = { ...current };
  for (const [name, part] of Object.entries(value)) merged[name] = mergeInto(current[name], part);
  return merged;
}

/** A complex value without one sub-attribute, undefined where nothing is left; a dotted name goes deeper. */
export function removePart(current: unknown, name: string): unknown {
  if (!isJsonObject(current)) return current;
  const [first = "", ...rest] = name.split(".");
  const { [first]: part, ...others } = current;
  const left = rest.length === 0 || part === undefined ? undefined : removePart(part, rest.join("."));
  if (left !== undefined) return { ...current, [first]: left };
  return Object.keys(others).length === 0 ? undefined : others;
}

/**
 * Says whether an element has all that one of the values has; undefined where there are no values. Values with the same
 * sub-attributes are looked up together.
 */
export function createIsDescribed(values: readonly unknown[]): ((element: unknown) => boolean) | undefined {
  if (values.length === 0) return undefined;
  const shapes = Map.groupBy(values.filter(isJsonObject), (value) => Object.keys(value).sort().join(" "));
  const tests = [...shapes.values()].map((alike) => {
    const names = Object.keys(alike[0] ?? {}).sort();
    const known = new Set(alike.map((value) => toText(names.map((name) => value[name] ?? null))));
    return (element: unknown) => isJsonObject(element) && known.has(toText(names.map((name) => element[name] ?? null)));
  });
  return (element) => tests.some((test) => test(element));
}

/** A JSON value as a text that equal values have in common. */
export function toText(value: unknown): string {
  return JSON.stringify(value, (_key, inner: unknown) =>
    isJsonObject(inner) ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1))) : inner,
  );
}
