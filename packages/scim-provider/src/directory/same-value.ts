import { isObject } from "./attributes.js";

/** Whether a target has the value that a directory wants, as far as the directory says something about it. */
export function isSameValue(path: string, wanted: unknown, found: unknown): boolean {
  if (Array.isArray(wanted) || Array.isArray(found)) return isSameList(elementsOf(wanted), elementsOf(found));
  if (isEmpty(wanted) || isEmpty(found)) return isEmpty(wanted) && isEmpty(found);
  if (path === "userName") return fold(wanted) === fold(found);
  return isSame(wanted, found);
}

/** The elements of a list that have a value. An element whose value was removed may remain at the target with its type. */
export function elementsOf(list: unknown): readonly unknown[] {
  if (!Array.isArray(list)) return [];
  return list.filter((element) => !isObject(element) || Object.entries(element).some(says));
}

function says([name, value]: readonly [string, unknown]): boolean {
  return !["type", "primary", "display", "$ref"].includes(name) && !isEmpty(value);
}

function isSameList(wanted: readonly unknown[], found: readonly unknown[]): boolean {
  return wanted.length === found.length && wanted.every((each) => found.some((other) => isSameElement(each, other)));
}

function isSameElement(wanted: unknown, found: unknown): boolean {
  if (!isObject(wanted) || !isObject(found)) return isSame(wanted, isObject(found) ? found["value"] : found);
  return Object.entries(wanted).every(([name, value]) => {
    if (name === "primary" && value === false) return found["primary"] !== true;
    // RFC 7643 §2.4: values of `type` and addresses are compared without case.
    if (typeof value === "string") return fold(value) === fold(found[name]);
    return isSameValue(name, value, found[name]);
  });
}

function isSame(one: unknown, other: unknown): boolean {
  if (typeof one === "boolean" || typeof other === "boolean") return toBoolean(one) === toBoolean(other);
  return one === other || JSON.stringify(one) === JSON.stringify(other);
}

/** Reads a boolean that may be text. */
export function toBoolean(value: unknown): unknown {
  if (typeof value !== "string" || !/^(true|false)$/i.test(value)) return value;
  return value.toLowerCase() === "true";
}

/** Lower-case text for comparisons without case. */
export function fold(value: unknown): unknown {
  return typeof value === "string" ? value.toLowerCase() : value;
}

/** Whether an attribute has no value. RFC 7643 §2.5: null and an empty list are no value. */
export function isEmpty(value: unknown): boolean {
  return value === undefined || value === null || value === "" || (Array.isArray(value) && value.length === 0);
}
