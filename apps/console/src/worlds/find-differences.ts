import { isJson } from "../json.js";

/** A value that differs between two documents. */
export interface Difference {
  /** Keys on the way to it, joined by dots. */
  readonly path: string;
  /** Absent if the value is new. */
  readonly before?: unknown;
  /** Absent if the value was removed. */
  readonly after?: unknown;
}

/** Values that differ between two documents. Lists are compared as a whole. */
export function findDifferences(before: object, after: object, path = ""): readonly Difference[] {
  const [one, other] = [new Map(Object.entries(before)), new Map(Object.entries(after))];
  return [...new Set([...one.keys(), ...other.keys()])].flatMap((key): readonly Difference[] => {
    const [was, is] = [one.get(key), other.get(key)];
    const name = `${path}${key}`;
    if (isJson(was) && isJson(is)) return findDifferences(was, is, `${name}.`);
    if (JSON.stringify(was) === JSON.stringify(is)) return [];
    return [{ path: name, ...(one.has(key) && { before: was }), ...(other.has(key) && { after: is }) }];
  });
}
