import type { ManifestProblem } from "@rollcall/api/webapi";
import { rootIssues } from "@rollcall/webapi-core";
import type { z } from "zod";
import { toJsonPointer } from "../../../values/json-pointer.js";

/** Issues in part of a manifest as problems. Each unknown key is a problem of its own. */
export function toProblems({ issues }: z.ZodError, path: readonly PropertyKey[] = []): readonly ManifestProblem[] {
  return rootIssues(issues).flatMap((issue) => {
    const place = [...path, ...issue.path];
    if (issue.code !== "unrecognized_keys") return [{ message: issue.message, pointer: toJsonPointer(place) }];
    return issue.keys.map((key) => ({
      message: `must not have the key ${JSON.stringify(key)}`,
      pointer: toJsonPointer([...place, key]),
    }));
  });
}
