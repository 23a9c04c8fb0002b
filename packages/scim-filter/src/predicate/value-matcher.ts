import type { ValueTest } from "./value-test.js";

/** The functions that find and test a value. */
export interface MatcherParts {
  /** Keys to follow from the resource or element. */
  readonly keys: readonly Key[];
  /** Whether a present value matches. */
  readonly test: ValueTest;
  /** Whether an absent value matches. */
  readonly absent: boolean;
  /** The key by which an object at the end is compared. Default: the object itself. */
  readonly inObject?: Key;
}

/** A key and how to read it. */
export interface Key {
  readonly name: string;
  /** Whether it also matches a key with other case. */
  readonly anyCase: boolean;
  /** Whether every object inherits it, so that only an own property counts. */
  readonly isInherited: boolean;
}

/** Prepares a key for look-ups. */
export function toKey(name: string, anyCase: boolean): Key {
  return { name, anyCase, isInherited: name in Object.prototype };
}

/**
 * Creates a function that tests whether any value at the end of the keys matches. A list on the way represents its
 * elements.
 */
export function toMatcher(parts: MatcherParts): ValueTest {
  const { keys, test } = parts;
  const [key] = keys;
  if (key === undefined || keys.length > 1) return (resource) => matchFrom(parts, resource, 0);
  // Most attributes are a single string directly in the resource.
  return (resource) => {
    const value = typeof resource === "object" && resource !== null ? getProperty(resource, key) : undefined;
    return typeof value === "string" ? test(value) : matchFrom(parts, value, 1);
  };
}

/** Whether a value counts as present: it is not null, an empty string, or an empty list or object. */
export function isPresent(value: unknown): boolean {
  if (value === undefined || value === null || value === "") return false;
  if (Array.isArray(value)) return value.some(isPresent);
  return isObject(value) ? Object.values(value).some(isPresent) : true;
}

/** Whether the value is an object with keys. A date is not. */
export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value) && !(value instanceof Date);
}

/** The property of an object, of any type. */
export function getProperty(object: object, key: Key): unknown {
  const value = (object as Record<string, unknown>)[key.name];
  if (value === undefined) return key.anyCase ? findProperty(object, key.name) : undefined;
  return key.isInherited && !Object.hasOwn(object, key.name) ? undefined : value;
}

function matchFrom(parts: MatcherParts, start: unknown, from: number): boolean {
  const { keys } = parts;
  let value = start;
  for (let index = from; ; index++) {
    if (typeof value !== "object") return matchScalar(parts, value, keys[index], index);
    if (value === null) return parts.absent;
    if (Array.isArray(value)) return matchAny(parts, value, index);
    const key = keys[index] ?? (index === keys.length && !(value instanceof Date) ? parts.inObject : undefined);
    if (key === undefined) return parts.test(value);
    value = getProperty(value, key);
  }
}

function matchScalar(parts: MatcherParts, value: unknown, key: Key | undefined, index: number): boolean {
  if (value === undefined) return parts.absent;
  return key === undefined || (index === parts.keys.length - 1 && isValueKey(key)) ? parts.test(value) : parts.absent;
}

function matchAny(parts: MatcherParts, elements: readonly unknown[], from: number): boolean {
  for (let index = 0; index < elements.length; index++) if (matchFrom(parts, elements[index], from)) return true;
  return elements.length === 0 && parts.absent;
}

/** An element that is not an object is its own `value`. */
function isValueKey({ name }: Key): boolean {
  return name.toLowerCase() === "value";
}

/** The own property whose name equals the key without case. */
function findProperty(object: object, key: string): unknown {
  for (const name in object) {
    if (name.length === key.length && name.toLowerCase() === key.toLowerCase() && Object.hasOwn(object, name)) {
      return Reflect.get(object, name);
    }
  }
  return undefined;
}
