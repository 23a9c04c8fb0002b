import type { ValueTest } from "./value-test.js";

/** How a value is looked for, and what it has to be. */
export interface MatcherParts {
  /** Keys to follow from the resource or element. */
  readonly keys: readonly Key[];
  /** Whether a value that is there matches. */
  readonly test: ValueTest;
  /** Whether a value that is not there matches. */
  readonly absent: boolean;
  /** The key that stands for an object at the end of the keys; absent, the object itself is tested. */
  readonly inObject?: Key;
}

/** A key, and how it is read. */
export interface Key {
  readonly name: string;
  /** Whether it means a key that is spelt otherwise as well. */
  readonly anyCase: boolean;
  /** Whether every object has it by inheritance, so that it has to be its own. */
  readonly isInherited: boolean;
}

/** The key made ready for looking up. */
export function toKey(name: string, anyCase: boolean): Key {
  return { name, anyCase, isInherited: name in Object.prototype };
}

/** Whether any value at the end of the keys matches: each list on the way stands for its elements. */
export function toMatcher(parts: MatcherParts): ValueTest {
  const { keys, test } = parts;
  const [key] = keys;
  if (key === undefined || keys.length > 1) return (resource) => matchFrom(parts, resource, 0);
  // Most attributes are one text that lies directly in the resource.
  return (resource) => {
    const value = typeof resource === "object" && resource !== null ? getProperty(resource, key) : undefined;
    return typeof value === "string" ? test(value) : matchFrom(parts, value, 1);
  };
}

/** Whether the value has anything to it: it is not null, an empty text, or a list or object of nothing. */
export function isPresent(value: unknown): boolean {
  if (value === undefined || value === null || value === "") return false;
  if (Array.isArray(value)) return value.some(isPresent);
  return isRecord(value) ? Object.values(value).some(isPresent) : true;
}

/** Whether the value is an object with keys; a date is a value. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value) && !(value instanceof Date);
}

/** The property of an object, which can be anything. */
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

/** An element that is no object is its own `value`. */
function isValueKey({ name }: Key): boolean {
  return name.toLowerCase() === "value";
}

/** The own property whose name is the key but for case. */
function findProperty(object: object, key: string): unknown {
  for (const name in object) {
    if (name.length === key.length && name.toLowerCase() === key.toLowerCase() && Object.hasOwn(object, name)) {
      return Reflect.get(object, name);
    }
  }
  return undefined;
}
