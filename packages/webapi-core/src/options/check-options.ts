const needed = {
  definition: ["object", "a set of methods, such as `webapi` of @rollcall/api/webapi"],
  handlers: ["object", "a handler for each method of the set"],
  authenticate: ["function", "a function that resolves a token to a caller, or to a refusal"],
  clock: ["object", "an object whose function now() returns the current instant"],
  newRequestId: ["function", "a function that returns a new request id"],
} as const;

/**
 * Checks at run time what the compiler checks in TypeScript, for callers in JavaScript.
 *
 * @throws TypeError that describes what is expected
 */
export function checkOptions(options: object): void {
  const given = members(options);
  for (const [name, [type, what]] of Object.entries(needed))
    if (!isOf(type, given[name])) fail(`the option ${name}: ${what}, not ${describe(given[name])}`);
  const { now } = members(given["clock"]);
  if (!isOf("function", now)) fail(`clock.now: a function, not ${describe(now)}`);
  for (const name of ["onError", "onAnswer"])
    if (given[name] !== undefined && !isOf("function", given[name]))
      fail(`a function as the option ${name}, not ${describe(given[name])}`);
  const { methods, limits, errors } = members(given["definition"]);
  if (![methods, limits, errors].every((each) => isOf("object", each)))
    fail(
      `the option definition: ${needed.definition[1]}, not an object without \`methods\`, \`limits\` and \`errors\``,
    );
  checkHandlers(Object.keys(members(methods)), members(given["handlers"]));
}

function checkHandlers(methods: readonly string[], handlers: Members): void {
  const missing = methods.filter((name) => !Object.hasOwn(handlers, name));
  if (missing.length > 0) fail(`a handler for each method; missing: ${missing.join(", ")}`);
  for (const name of methods)
    if (!isOf("function", handlers[name]))
      fail(`a function as the handler of ${name}, not ${describe(handlers[name])}`);
}

type Members = { readonly [name: string]: unknown };

function members(value: unknown): Members {
  return Object(value);
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
  throw new TypeError(`createMethodHandler needs ${what}.`);
}
