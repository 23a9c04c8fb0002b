import type { Manifest, ManifestProblem } from "@rollcall/api/webapi";
import { withoutZod } from "@rollcall/webapi-core";
import { serviceLimits } from "../../../generated/service.js";
import { manifestSchema } from "../../../values/default-forms.js";
import { findConflicts } from "./find-conflicts.js";
import { findUnsafeJson, isTooDeep } from "./find-unsafe-json.js";
import { hasMoreMembers } from "./has-more-members.js";
import { toProblems } from "./to-problems.js";

/** A manifest, or the problems in its text. */
export type ReadManifest =
  | { readonly ok: true; readonly manifest: Manifest }
  | { readonly ok: false; readonly problems: readonly ManifestProblem[] };

/** Problems in the text of a manifest; empty if it is valid. */
export function validateManifest(text: string): readonly ManifestProblem[] {
  const read = readManifest(text);
  return read.ok ? [] : read.problems;
}

/** Parses the text of a manifest. Keys keep their order. */
export function readManifest(text: string): ReadManifest {
  const { manifest: length, manifestMembers: members } = serviceLimits;
  if (text.length > length.value) return refuse(`must have at most ${length.value} characters`);
  const read = parse(text);
  if (!read.ok) return refuse(read.message);
  if (hasMoreMembers(read.value, members.value)) {
    return refuse(`must have at most ${members.value} members and elements together`);
  }
  const unsafe = findUnsafeJson(read.value);
  const checked = isTooDeep(unsafe) ? undefined : manifestSchema(withoutZod).safeParse(read.value);
  // The schema converts nothing, so the value read is a manifest. The schema's own copy orders keys differently.
  const manifest = checked?.success === true ? (read.value as Manifest) : undefined;
  const wrong = checked?.error === undefined ? [] : toProblems(checked.error);
  const known = new Set(wrong.map(({ pointer }) => pointer));
  const problems = [
    ...wrong,
    ...(manifest === undefined ? [] : findConflicts(manifest)),
    ...unsafe.filter(({ pointer }) => !known.has(pointer)),
  ];
  return manifest !== undefined && problems.length === 0 ? { ok: true, manifest } : { ok: false, problems };
}

/** Refuses a manifest as a whole. */
function refuse(message: string): ReadManifest {
  return { ok: false, problems: [{ message, pointer: "" }] };
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
