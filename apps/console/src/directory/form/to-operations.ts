import { at, isJson, type Json } from "../../json.js";
import { type Attribute, isSettable, type Schema } from "./read-schemas.js";

/** Whether a value of SCIM says nothing: null, an empty text, or an object or a list of such values. */
export function isEmptyValue(value: unknown): boolean {
  if (value === undefined || value === null || value === "") return true;
  if (Array.isArray(value)) return value.every(isEmptyValue);
  return isJson(value) && Object.values(value).every(isEmptyValue);
}

/** A value without its empty parts; undefined if nothing is left. */
export function prune(value: unknown): unknown {
  if (isEmptyValue(value)) return undefined;
  if (Array.isArray(value)) return value.map(prune).filter((each) => each !== undefined);
  if (!isJson(value)) return value;
  const kept = Object.entries(value).map(([name, each]) => [name, prune(each)] as const);
  return Object.fromEntries(kept.filter(([, each]) => each !== undefined));
}

/** An operation of a PATCH. */
interface Operation {
  readonly op: "replace" | "remove";
  readonly path: string;
  readonly value?: unknown;
}

/** The operations that make a resource what a form has. */
export function toOperations(schemas: readonly Schema[], before: Json, after: Json): readonly Operation[] {
  return schemas.flatMap(({ id, isExtension, attributes }) => {
    const [was, is] = isExtension ? [at(before, id), at(after, id)] : [before, after];
    const prefix = isExtension ? `${id}:` : "";
    return attributes.flatMap((attribute) => compare(attribute, `${prefix}${attribute.name}`, was, is));
  });
}

function compare(attribute: Attribute, path: string, before: unknown, after: unknown): readonly Operation[] {
  if (!isSettable(attribute, false)) return [];
  const [was, is] = [at(before, attribute.name), at(after, attribute.name)];
  if (isSame(was, is)) return [];
  // Values of a list have no names, so it is replaced as a whole.
  if (attribute.type === "complex" && !attribute.isMulti)
    return attribute.attributes.flatMap((each) => compare(each, `${path}.${each.name}`, was, is));
  if (isEmptyValue(is)) return [{ op: "remove", path }];
  return [{ op: "replace", path, value: prune(is) }];
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(sort(prune(one))) === JSON.stringify(sort(prune(other)));
}

function sort(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sort);
  if (!isJson(value)) return value;
  const names = Object.keys(value).toSorted();
  return Object.fromEntries(names.map((name) => [name, sort(value[name])]));
}
