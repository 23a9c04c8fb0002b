import type { CapabilityDefinitions } from "../definition/capabilities.js";
import type { ScimVersion, VersionDefinition } from "../definition/definition.js";
import type { AnyOptions } from "./scim-handler-options.js";

const needed = {
  definition: ["object", "a definition set, such as `scim` of @rollcall/scim-core/standard"],
  backends: ["object", "a backend for each resource type of the set"],
  authenticate: ["function", "a function that resolves a bearer token to a caller, or to a refusal"],
  clock: ["object", "an object whose function now() returns the current instant"],
  newRequestId: ["function", "a function that returns a new request id"],
} as const;

/**
 * Checks at run time what the compiler checks in TypeScript, for callers in JavaScript.
 *
 * @throws TypeError that describes what is expected
 */
export function checkOptions(options: AnyOptions): void {
  const given: { readonly [name: string]: unknown } = Object(options);
  for (const [name, [type, what]] of Object.entries(needed))
    if (!isOf(type, given[name])) fail(`the option ${name}: ${what}, not ${describe(given[name])}`);
  if (!isOf("function", options.clock.now)) fail(`clock.now: a function, not ${describe(options.clock.now)}`);
  for (const name of ["tenant", "me", "onError", "onAnswer"] as const)
    if (given[name] !== undefined && !isOf("function", given[name]))
      fail(`a function as the option ${name}, not ${describe(given[name])}`);
  if (!isOf("object", options.definition.versions) || !isOf("object", options.definition.resources))
    fail(`the option definition: ${needed.definition[1]}, not an object without \`versions\` and \`resources\``);
  if (options.middleware !== undefined && !options.middleware.every?.((each) => isOf("function", each)))
    fail("a list of functions as the option middleware");
  checkBackends(options);
}

/** Checks that each resource type of a route has a backend with the functions that the route calls. */
function checkBackends({ definition, backends }: AnyOptions): void {
  const routes = Object.values(definition.versions).flatMap((version) => version?.routes ?? []);
  for (const { serves, verb, path } of routes) {
    if (serves.kind !== "resource") continue;
    const { resourceType, operation } = serves;
    const backend: { readonly [name: string]: unknown } | undefined = Object.hasOwn(backends, resourceType)
      ? Object(backends[resourceType])
      : undefined;
    if (backend === undefined) {
      const there = Object.keys(backends).join(", ") || "none";
      fail(`a backend for the resource type ${resourceType}, as backends.${resourceType}; given: ${there}`);
    }
    if (!isOf("function", backend[operation]))
      fail(`backends.${resourceType}.${operation}(), which ${verb} ${path} calls`);
  }
}

function isOf(type: "object" | "function", value: unknown): boolean {
  return typeof value === type && value !== null;
}

/** Describes a value for a message, without its content. */
function describe(value: unknown): string {
  if (value === undefined || value === null) return String(value);
  return Array.isArray(value) ? "a list" : /^[aeiou]/.test(typeof value) ? `an ${typeof value}` : `a ${typeof value}`;
}

function fail(what: string): never {
  throw new TypeError(`createScimHandler needs ${what}.`);
}

/** A shorter secret could be guessed by trying. */
const minSecretLength = 32;

/**
 * Checks that a version claims only what its protocol, the options and the backends support.
 *
 * @throws Error that describes what is missing
 */
export function checkCapabilities(
  version: ScimVersion,
  { capabilities, routes }: VersionDefinition,
  options: AnyOptions,
) {
  if (version === "1.1") checkOld(capabilities);
  if (capabilities.me === true && options.me === undefined)
    throw new Error("The capability me requires the option me, which returns the caller's own resource.");
  const { sort, pagination } = capabilities;
  const pagesByCursor = pagination?.cursor === true;
  if (pagesByCursor && (options.cursorSecret ?? "").length < minSecretLength)
    throw new Error(`Paging by cursor requires the option cursorSecret, with at least ${minSecretLength} characters.`);
  for (const { serves } of routes) {
    if (serves.kind !== "resource" || serves.operation !== "find") continue;
    const supports = options.backends[serves.resourceType]?.supports ?? [];
    if (sort && !supports.includes("sort"))
      throw new Error(`The backend of ${serves.resourceType} does not support sort. Add "sort" to its supports.`);
    if (pagesByCursor && !supports.includes("cursor"))
      throw new Error(`The backend of ${serves.resourceType} does not support cursor. Add "cursor" to its supports.`);
  }
}

function checkOld({ bulk, sort, etag, attributes, pagination, search, me }: CapabilityDefinitions) {
  const claimed = { bulk: bulk.supported, sort, etag, attributes, pagination: pagination !== undefined, search, me };
  for (const [name, isClaimed] of Object.entries(claimed))
    if (isClaimed === true) throw new Error(`The engine does not support the capability ${name} in SCIM 1.1.`);
}
