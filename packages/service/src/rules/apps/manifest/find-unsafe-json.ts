import type { ManifestProblem } from "@rollcall/api/webapi";
import { maxManifestDepth } from "../../../values/default-definitions.js";
import { toJsonPointer } from "../../../values/json-pointer.js";

const tooDeep = `must nest at most ${maxManifestDepth} levels deep`;

/**
 * Finds what JSON of a body may not contain anywhere, even in the free-form parts of a manifest: too many levels, keys
 * that change an object's prototype, and text that is not well-formed Unicode.
 */
export function findUnsafeJson(value: unknown, path: readonly PropertyKey[] = []): readonly ManifestProblem[] {
  if (typeof value === "string" && !value.isWellFormed()) return [problem("must be well-formed Unicode", path)];
  if (typeof value !== "object" || value === null) return [];
  if (path.length >= maxManifestDepth) return [problem(tooDeep, path)];
  return Object.entries(value).flatMap(([key, member]) => {
    const place = [...path, key];
    if (key === "__proto__") return [problem(`must not have the key ${JSON.stringify(key)}`, place)];
    if (!key.isWellFormed()) return [problem("must have keys of well-formed Unicode", path)];
    return findUnsafeJson(member, place);
  });
}

/** Whether a manifest is nested too deeply for its form to be checked. */
export function isTooDeep(unsafe: readonly ManifestProblem[]): boolean {
  return unsafe.some(({ message }) => message === tooDeep);
}

function problem(message: string, path: readonly PropertyKey[]): ManifestProblem {
  return { message, pointer: toJsonPointer(path) };
}
