import type { AnyOptions } from "./any-options.js";

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
