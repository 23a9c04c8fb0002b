import { isJson } from "../../json.js";

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
