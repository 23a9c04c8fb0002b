import type { Manifest, ManifestParameters, ManifestProblem } from "@rollcall/api/webapi";
import { rootIssues, withoutZod } from "@rollcall/webapi-core";
import type { z } from "zod";
import { scopeTokens } from "../../../generated/scope-texts.js";
import { appDefaults, manifestDefaults, manifestNeeds, serviceLimits } from "../../../generated/service.js";
import { maxManifestDepth } from "../../../values/default-definitions.js";
import { type EventSubscription, eventSubscriptions } from "../../../values/default-events.js";
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
    if (key === "__proto__") return [unknownKey(path, key)];
    if (!key.isWellFormed()) return [problem("must have keys of well-formed Unicode", path)];
    return findUnsafeJson(member, place);
  });
}

/** Whether a manifest is nested too deeply for its form to be checked. */
function isTooDeep(unsafe: readonly ManifestProblem[]): boolean {
  return unsafe.some(({ message }) => message === tooDeep);
}

/** A problem that has no code of its own. */
export function problem(message: string, path: readonly PropertyKey[]): ManifestProblem {
  return { code: manifestDefaults.formCode, message, pointer: toJsonPointer(path) };
}

/** A manifest, or the problems in its text. */
export type ReadManifest =
  | { readonly ok: true; readonly manifest: Manifest }
  | {
      readonly ok: false;
      readonly problems: readonly ManifestProblem[];
      /** Present if each part has its form, so that only their relations are wrong. */
      readonly manifest?: Manifest;
    };

/** Names that a server adds to those of the service, and manifests may use. */
export interface OwnNames {
  /** Scopes of its own methods and events. A manifest may ask for them for any token. */
  readonly scopes: ReadonlySet<string>;
  /** Subscriptions to its own events. */
  readonly subscriptions: readonly EventSubscription[];
}

const noNames: OwnNames = { scopes: new Set(), subscriptions: [] };

/**
 * Problems in the text of a manifest; empty if it is valid.
 * @param own names that a server adds to those of the service. Default: none.
 */
export function validateManifest(text: string, own?: OwnNames): readonly ManifestProblem[] {
  return problemsOf(readManifest(text), (manifest) => judgeManifest(manifest, own));
}

/** Problems of a manifest that was read, and those that a judge finds in its parts. */
export function problemsOf(read: ReadManifest, judge: (manifest: Manifest) => Problems): Problems {
  return [...(read.ok ? [] : read.problems), ...(read.manifest === undefined ? [] : judge(read.manifest))];
}

/** Problems in the form of the text of a manifest, with which it is not one. What its parts need of each other is not checked. */
export function validateForm(text: string): readonly ManifestProblem[] {
  const read = readManifest(text);
  return read.ok ? [] : read.problems;
}

/** Parses the text of a manifest, and checks its form. Keys keep their order. */
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
  if (manifest === undefined) return { ok: false, problems };
  return problems.length === 0 ? { ok: true, manifest } : { ok: false, problems, manifest };
}

/** Refuses a manifest as a whole. */
function refuse(message: string): ReadManifest {
  return { ok: false, problems: [problem(message, [])] };
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
  return [
    ...checkOptionalScopes(manifest),
    ...checkRemoteFunctions(manifest),
    ...checkParameters(manifest),
    ...checkSearchKeys(manifest),
  ];
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
    const place = ["oauth_config", "scopes", `${kind}_optional`, index];
    return known.has(scope) ? [] : [problem(`must be one of the scopes of ${kind}`, place)];
  });
}

/** Functions that the app runs itself are started by an event. */
function checkRemoteFunctions({ functions = {}, settings }: Manifest): Problems {
  if (settings?.function_runtime !== "remote" || Object.keys(functions).length === 0) return [];
  if (settings.event_subscriptions?.bot_events?.includes(appDefaults.functionEvent) === true) return [];
  const message = `must have ${appDefaults.functionEvent}, since the app runs its functions itself`;
  return [problem(message, ["settings", "event_subscriptions", "bot_events"])];
}

const searchFunctions: readonly string[] = ["search_function_callback_id", "search_filters_function_callback_id"];

/** A search has its functions, and what models learn about it. */
function checkSearchKeys({ features }: Manifest): Problems {
  const unknown = Object.keys(features?.search ?? {}).filter(
    (key) => !searchFunctions.includes(key) && !key.endsWith(manifestDefaults.searchMetadataEnding),
  );
  return unknown.map((key) => unknownKey(["features", "search"], key));
}

/** Functions of version 1 manifests have parameters by name, those of version 2 manifests have `properties`. */
function checkParameters({ functions = {}, _metadata }: Manifest): Problems {
  const isNamed = (_metadata?.major_version ?? 1) < 2;
  return Object.entries(functions).flatMap(([name, { input_parameters, output_parameters }]) =>
    Object.entries({ input_parameters, output_parameters }).flatMap(([key, parameters]) => {
      if (parameters === undefined || parameters.properties !== undefined) return [];
      const path = ["functions", name, key];
      return isNamed ? checkNamedParameters(parameters, path) : [problem("must be given", [...path, "properties"])];
    }),
  );
}

function checkNamedParameters({ required: _, ...named }: ManifestParameters, path: readonly string[]): Problems {
  return Object.entries(named).flatMap(([name, parameter]) => {
    const checked = manifestParameterSchema(withoutZod).safeParse(parameter);
    return checked.success ? [] : toProblems(checked.error, [...path, name]);
  });
}

function unknownKey(place: readonly PropertyKey[], key: string): ManifestProblem {
  return problem(`must not have the key ${JSON.stringify(key)}`, [...place, key]);
}

/** Issues in part of a manifest as problems. Each unknown key is a problem of its own. */
function toProblems({ issues }: z.ZodError, path: readonly PropertyKey[] = []): readonly ManifestProblem[] {
  return rootIssues(issues).flatMap((issue) => {
    const place = [...path, ...issue.path];
    if (issue.code !== "unrecognized_keys") return [problem(issue.message, place)];
    return issue.keys.map((key) => unknownKey(place, key));
  });
}

/**
 * Finds what the parts of a manifest need of each other and do not find: scopes of events and features, tokens that may have
 * the scopes, features of settings. The methods that store manifests refuse them for it; a world may still have such an app.
 */
export function judgeManifest(manifest: Manifest, own: OwnNames = noNames): Problems {
  return [
    ...checkTokens(manifest, own.scopes),
    ...checkEvents(manifest, own.subscriptions),
    ...checkNeeds(manifest),
    ...checkFunctionNames(manifest),
  ];
}

/** Scopes must exist, and be scopes of the kind of token that they are asked for. */
function checkTokens({ oauth_config }: Manifest, own: ReadonlySet<string>): Problems {
  const { bot = [], user = [] } = oauth_config?.scopes ?? {};
  const asked = (scopes: readonly string[]) => scopes.filter((scope) => !own.has(scope));
  return [
    ...checkKind("bot", asked(bot), manifestDefaults.botScopesCode),
    ...checkKind("user", asked(user), manifestDefaults.userScopesCode),
  ];
}

function checkKind(kind: "bot" | "user", asked: readonly string[], code: string): Problems {
  const illegal = asked.filter((scope) => !Object.hasOwn(scopeTokens, scope) || !scopeTokens[scope]?.includes(kind));
  if (illegal.length === 0) return [];
  const message = manifestDefaults.scopesMessage.replace("{kind}", kind).replace("{scopes}", illegal.join(","));
  return [{ code, message, pointer: toJsonPointer(["oauth_config", "scopes", kind]) }];
}

/** The tokens that receive an event need a scope for it. */
function checkEvents({ oauth_config, settings }: Manifest, own: OwnNames["subscriptions"]): Problems {
  const { bot_events = [], user_events = [] } = settings?.event_subscriptions ?? {};
  const { bot, user } = oauth_config?.scopes ?? {};
  const known = [...eventSubscriptions, ...own];
  return [...checkSubscribed(bot_events, bot, known), ...checkSubscribed(user_events, user, known)];
}

function checkSubscribed(
  events: readonly string[],
  held: readonly string[] = [],
  known: readonly EventSubscription[] = eventSubscriptions,
): Problems {
  return events.flatMap((event) => {
    const rows = known.filter(({ name }) => name === event);
    const isHeld = rows.some(({ scopes }) => scopes.length === 0 || scopes.some((scope) => held.includes(scope)));
    if (rows.length === 0 || isHeld) return [];
    const scopes = rows.flatMap((row) => row.scopes).join(", ");
    return [
      {
        code: manifestDefaults.eventCode.replace("{event}", event),
        message: manifestDefaults.eventMessage.replace("{event}", event).replace("{scopes}", scopes),
        pointer: toJsonPointer(["settings", "event_subscriptions"]),
      },
    ];
  });
}

/** Checks the needs of parts and events that the definition of manifests lists. */
function checkNeeds(manifest: Manifest): Problems {
  const { bot_events = [], user_events = [] } = manifest.settings?.event_subscriptions ?? {};
  const { bot = [] } = manifest.oauth_config?.scopes ?? {};
  return manifestNeeds.flatMap(({ part, event = "", botScope, oneOf = [], code, message }) => {
    const isAsked = part === undefined ? [...bot_events, ...user_events].includes(event) : hasPart(manifest, part);
    const isMet = botScope === undefined ? oneOf.some((other) => hasPart(manifest, other)) : bot.includes(botScope);
    if (!isAsked || isMet) return [];
    return [{ code, message, pointer: toJsonPointer(part?.split(".") ?? ["settings", "event_subscriptions"]) }];
  });
}

/** Whether a manifest has a part that is neither false nor empty. */
function hasPart(manifest: Manifest, part: string): boolean {
  const value = part.split(".").reduce<unknown>((at, key) => Object(at)[key], manifest);
  return typeof value === "object" && value !== null ? Object.keys(value).length > 0 : Boolean(value);
}

/** Functions that features name must be functions of the app. */
function checkFunctionNames({ features, functions = {} }: Manifest): Problems {
  const { search = {}, functions: surfaces } = features ?? {};
  const named = [
    ...searchFunctions.map((key) => [search[key], ["features", "search", key]] as const),
    ...Object.keys(Object(surfaces)).map((name) => [name, ["features", "functions", name]] as const),
  ];
  return named.flatMap(([name, path]) =>
    name === undefined || Object.hasOwn(functions, String(name))
      ? []
      : [problem("must be one of the app's functions", path)],
  );
}
