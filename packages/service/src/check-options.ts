import type { RateMode } from "./rules/middleware/rate-mode.js";
import type { ServiceOptions } from "./service-options.js";

/** Functions that each option must have. */
const needed = {
  store: [["commit", "close"], "a store, such as createMapStore() of @rollcall/service/store/map"],
  clock: [["now", "sleep"], "an object with the functions now() and sleep()"],
  ids: [["id", "orderedId", "uuid", "secret"], "an object with the functions id(), orderedId(), uuid() and secret()"],
} as const satisfies { readonly [O in keyof ServiceOptions]?: readonly [readonly string[], string] };

const rateModes = ["off", "observe", "enforce"] as const satisfies readonly RateMode[];

/**
 * Checks the options for callers without TypeScript.
 *
 * @throws TypeError naming what is missing or wrong and what is expected
 */
export function checkOptions(options: ServiceOptions): void {
  const given = members(options);
  for (const [name, [functions, what]] of Object.entries(needed)) {
    const value = members(given[name]);
    const missing = functions.filter((each) => typeof value[each] !== "function");
    if (missing.length === functions.length) fail(`the option ${name}: ${what}, not ${describe(given[name])}`);
    if (missing.length > 0) fail(`the option ${name}: ${what}; it lacks ${missing.join(", ")}`);
  }
  const { definitions, siteUrl, rateMode, updateTimeMs } = given;
  const { scim, webapi } = members(definitions);
  if (scim === undefined || webapi === undefined)
    fail("the option definitions: the sets that are served, such as { scim, webapi } of @rollcall/api");
  if (typeof siteUrl !== "string" || !/^https?:\/\/[^/]/.test(siteUrl) || siteUrl.endsWith("/"))
    fail(
      `the option siteUrl: an address without a slash at its end, such as https://acme.example, not ${describe(siteUrl)}`,
    );
  if (rateMode !== undefined && !rateModes.some((each) => each === rateMode))
    fail(`one of ${rateModes.join(", ")} as the option rateMode, not ${describe(rateMode)}`);
  if (updateTimeMs !== undefined && !(typeof updateTimeMs === "number" && updateTimeMs >= 0))
    fail(`a number of milliseconds as the option updateTimeMs, not ${describe(updateTimeMs)}`);
}

function members(value: unknown): { readonly [name: string]: unknown } {
  return Object(value);
}

/** A value as a message shows it: primitives as they are, anything else by its type. */
function describe(value: unknown): string {
  if (value === undefined || value === null) return String(value);
  if (typeof value === "string" || typeof value === "number" || typeof value === "boolean")
    return JSON.stringify(value);
  return Array.isArray(value) ? "a list" : typeof value === "object" ? "an object" : `a ${typeof value}`;
}

function fail(what: string): never {
  throw new TypeError(`createService needs ${what}.`);
}
