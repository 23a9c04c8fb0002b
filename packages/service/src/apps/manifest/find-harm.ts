import { type ManifestProblem, webapi } from "@rollcall/api/webapi";
import { toJsonPointer } from "./json-pointer.js";

const { maxBodyDepth } = webapi.limits;
const tooDeep = `must nest at most ${maxBodyDepth} levels deep`;

/**
 * What no JSON of a body may have either, however free a manifest is where it stands: levels past the greatest depth,
 * keys that change what an object is, and texts that are no Unicode.
 */
export function findHarm(value: unknown, path: readonly PropertyKey[] = []): readonly ManifestProblem[] {
  if (typeof value === "string" && !value.isWellFormed()) return [problem("must be well-formed Unicode", path)];
  if (typeof value !== "object" || value === null) return [];
  if (path.length >= maxBodyDepth) return [problem(tooDeep, path)];
  return Object.entries(value).flatMap(([key, member]) => {
    const place = [...path, key];
    if (key === "__proto__") return [problem(`must not have the key ${JSON.stringify(key)}`, place)];
    if (!key.isWellFormed()) return [problem("must have keys of well-formed Unicode", path)];
    return findHarm(member, place);
  });
}

/** Whether a manifest has more levels than a check of its form can go down. */
export function isTooDeep(harm: readonly ManifestProblem[]): boolean {
  return harm.some(({ message }) => message === tooDeep);
}

function problem(message: string, path: readonly PropertyKey[]): ManifestProblem {
  return { message, pointer: toJsonPointer(path) };
}
