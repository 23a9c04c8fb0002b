import type { AttributePlace } from "./attribute-place.js";

/** Prints the value of an attribute in the format of `readValue`; empty if it has none. */
export function printValue(resource: object, { keys, attribute }: AttributePlace): string {
  let value: unknown = resource;
  for (const key of keys) value = typeof value === "object" && value !== null ? Reflect.get(value, key) : undefined;
  if (Array.isArray(value)) return printList(value);
  if (typeof value !== "object" || value === null) return value === undefined || value === null ? "" : String(value);
  const { bareValue } = attribute;
  const bare = bareValue === undefined ? undefined : Reflect.get(value, bareValue);
  return typeof bare === "string" && Object.keys(value).length === 1 ? bare : JSON.stringify(value);
}

/** Prints values separated by semicolons, the primary one first. Prints JSON if that would lose information. */
function printList(values: readonly unknown[]): string {
  const elements = values.map((value) => (typeof value === "object" && value !== null ? { ...value } : { value }));
  const isPlain = elements.every(
    (element, index) =>
      Object.keys(element).every((key) => ["value", "primary", "display", "type"].includes(key)) &&
      typeof element.value === "string" &&
      !/[;[{]/.test(element.value) &&
      isPrimary(element) === (index === 0 && elements.some(isPrimary)),
  );
  return isPlain ? elements.map(({ value }) => value).join(";") : JSON.stringify(values);
}

function isPrimary(element: object): boolean {
  return "primary" in element && element.primary === true;
}
