import { type Manifest, type ManifestProblem, manifestSchema } from "@rollcall/webapi-core/svc";
import type { z } from "zod";
import { findHarm } from "./find-harm.js";
import { toJsonPointer } from "./json-pointer.js";

/** A manifest, or everything that is wrong with its text. */
export type ReadManifest =
  | { readonly ok: true; readonly manifest: Manifest }
  | { readonly ok: false; readonly problems: readonly ManifestProblem[] };

/** Everything that is wrong with the text of a manifest; empty where nothing is. */
export function validateManifest(text: string): readonly ManifestProblem[] {
  const read = readManifest(text);
  return read.ok ? [] : read.problems;
}

/** Reads the text of a manifest. Keys keep the order in which they came. */
export function readManifest(text: string): ReadManifest {
  const read = parse(text);
  if (!read.ok) return { ok: false, problems: [{ message: read.message, pointer: "" }] };
  const checked = manifestSchema.safeParse(read.value);
  const wrong = checked.success ? [] : checked.error.issues.flatMap(toProblems);
  const known = new Set(wrong.map(({ pointer }) => pointer));
  const problems = [...wrong, ...findHarm(read.value).filter(({ pointer }) => !known.has(pointer))];
  if (problems.length > 0) return { ok: false, problems };
  // The schema converts nothing, so what it let through is what was read; its own copy has another order of keys.
  return { ok: true, manifest: read.value as Manifest };
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
