import { type ManifestProblem, manifestSchema } from "@rollcall/webapi-core/svc";
import type { z } from "zod";
import { toJsonPointer } from "./json-pointer.js";

/** Everything that is wrong with the text of a manifest; empty where nothing is. */
export function validateManifest(text: string): readonly ManifestProblem[] {
  const read = parse(text);
  if (!read.ok) return [{ message: read.message, pointer: "" }];
  const checked = manifestSchema.safeParse(read.value);
  return checked.success ? [] : checked.error.issues.flatMap(toProblems);
}

/** An issue as problems: each unknown key is one of its own, at its own place. */
function toProblems(issue: z.core.$ZodIssue): readonly ManifestProblem[] {
  if (issue.code !== "unrecognized_keys") return [{ message: issue.message, pointer: toJsonPointer(issue.path) }];
  return issue.keys.map((key) => ({
    message: `must not have the key ${JSON.stringify(key)}`,
    pointer: toJsonPointer([...issue.path, key]),
  }));
}

type Parsed = { readonly ok: true; readonly value: unknown } | { readonly ok: false; readonly message: string };

function parse(text: string): Parsed {
  try {
    return { ok: true, value: JSON.parse(text) };
  } catch (error) {
    if (error instanceof SyntaxError) return { ok: false, message: `must be JSON: ${error.message}` };
    throw error;
  }
}
