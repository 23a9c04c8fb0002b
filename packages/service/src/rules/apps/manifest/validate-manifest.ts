import type { Manifest, ManifestParameters, ManifestProblem } from "@rollcall/api/webapi";
import { rootIssues, withoutZod } from "@rollcall/webapi-core";
import type { z } from "zod";
import { appDefaults, serviceLimits } from "../../../generated/service.js";
import { maxManifestDepth } from "../../../values/default-definitions.js";
import { manifestParameterSchema, manifestSchema } from "../../../values/default-forms.js";
import { toJsonPointer } from "../../../values/json.js";

const tooDeep = `must nest at most ${maxManifestDepth} levels deep`;

/**
 * Finds what JSON of a body may not contain anywhere, even in the free-form parts of a manifest: too many levels, keys
 * that change an object's prototype, and text that is not well-formed Unicode.
 */
function findUnsafeJson(value: unknown, path: readonly PropertyKey[] = []): readonly ManifestProblem[] {
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
function isTooDeep(unsafe: readonly ManifestProblem[]): boolean {
  return unsafe.some(({ message }) => message === tooDeep);
}

function problem(message: string, path: readonly PropertyKey[]): ManifestProblem {
  return { message, pointer: toJsonPointer(path) };
}

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

/** Whether a JSON value has more members and elements, over all levels, than `most`. Stops counting there. */
function hasMoreMembers(value: unknown, most: number): boolean {
  const open: unknown[] = [value];
  let count = 0;
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    if (typeof next !== "object" || next === null) continue;
    for (const key in next) {
      count += 1;
      if (count > most) return true;
      open.push(Reflect.get(next, key));
    }
  }
  return false;
}

type Problems = readonly ManifestProblem[];

/** Finds contradictions between parts of a manifest that are each valid on their own. */
function findConflicts(manifest: Manifest): Problems {
  return [...checkOptionalScopes(manifest), ...checkRemoteFunctions(manifest), ...checkParameters(manifest)];
}

/** Optional scopes must be among those that the app asks for. */
function checkOptionalScopes({ oauth_config }: Manifest): Problems {
  const { bot = [], user = [], bot_optional = [], user_optional = [] } = oauth_config?.scopes ?? {};
  return [
    ...checkScopes(bot_optional, { among: bot, kind: "bot" }),
    ...checkScopes(user_optional, { among: user, kind: "user" }),
  ];
}

function checkScopes(
  optional: readonly string[],
  { among, kind }: { readonly among: readonly string[]; readonly kind: "bot" | "user" },
): Problems {
  const known = new Set(among);
  return optional.flatMap((scope, index) => {
    const pointer = toJsonPointer(["oauth_config", "scopes", `${kind}_optional`, index]);
    return known.has(scope) ? [] : [{ message: `must be one of the scopes of ${kind}`, pointer }];
  });
}

/** Functions that the app runs itself are started by an event. */
function checkRemoteFunctions({ functions = {}, settings }: Manifest): Problems {
  if (settings?.function_runtime !== "remote" || Object.keys(functions).length === 0) return [];
  if (settings.event_subscriptions?.bot_events?.includes(appDefaults.functionEvent) === true) return [];
  const pointer = toJsonPointer(["settings", "event_subscriptions", "bot_events"]);
  return [{ message: `must have ${appDefaults.functionEvent}, since the app runs its functions itself`, pointer }];
}

/** Version 1 manifests have parameters by name, version 2 manifests have `properties`. */
function checkParameters({ functions = {}, workflows = {} }: Manifest): Problems {
  const groups = { functions, workflows };
  return Object.entries(groups).flatMap(([group, members]) =>
    Object.entries(members).flatMap(([name, { input_parameters, output_parameters }]) => [
      ...checkNamedParameters(input_parameters, [group, name, "input_parameters"]),
      ...checkNamedParameters(output_parameters, [group, name, "output_parameters"]),
    ]),
  );
}

function checkNamedParameters(parameters: ManifestParameters | undefined, path: readonly string[]): Problems {
  if (parameters === undefined || parameters.properties !== undefined) return [];
  const { required, ...named } = parameters;
  return Object.entries(named).flatMap(([name, parameter]) => {
    const checked = manifestParameterSchema(withoutZod).safeParse(parameter);
    return checked.success ? [] : toProblems(checked.error, [...path, name]);
  });
}

/** Issues in part of a manifest as problems. Each unknown key is a problem of its own. */
function toProblems({ issues }: z.ZodError, path: readonly PropertyKey[] = []): readonly ManifestProblem[] {
  return rootIssues(issues).flatMap((issue) => {
    const place = [...path, ...issue.path];
    if (issue.code !== "unrecognized_keys") return [{ message: issue.message, pointer: toJsonPointer(place) }];
    return issue.keys.map((key) => ({
      message: `must not have the key ${JSON.stringify(key)}`,
      pointer: toJsonPointer([...place, key]),
    }));
  });
}
