import { didYouMean } from "@rollcall/checked-yaml/words";
import { StartError } from "../errors/start-error.js";
import type { StartOptions } from "./start-options.js";

/** The expected values of an option, as the end of "must be …". */
const sorts = {
  number: { what: "a number", fits: (value: unknown) => typeof value === "number" && value >= 0 },
  text: { what: "a text", fits: (value: unknown) => typeof value === "string" },
  flag: { what: "true or false", fits: (value: unknown) => typeof value === "boolean" },
  object: { what: "an object", fits: (value: unknown) => typeof value === "object" && value !== null },
  list: { what: "a list", fits: (value: unknown) => Array.isArray(value) },
  function: { what: "a function", fits: (value: unknown) => typeof value === "function" },
  words: { what: "a list of words", fits: isWords },
  wordsOrFlag: { what: "true or a list of words", fits: (value: unknown) => value === true || isWords(value) },
  rateMode: {
    what: "off, observe or enforce",
    fits: (value: unknown) => value === "off" || value === "observe" || value === "enforce",
  },
  statements: {
    what: "named or unnamed",
    fits: (value: unknown) => value === "named" || value === "unnamed",
  },
} as const;

/** Every option there is, and its sort. */
const known: { readonly [Option in keyof Required<StartOptions>]: keyof typeof sorts } = {
  port: "number",
  host: "text",
  memory: "flag",
  data: "text",
  database: "text",
  databaseConnections: "number",
  databaseStatements: "statements",
  secretKey: "text",
  wire: "text",
  tokenPrefixes: "object",
  world: "text",
  defaultWorld: "text",
  apps: "words",
  events: "text",
  socket: "flag",
  webhook: "text",
  rateMode: "rateMode",
  updateTimeMs: "number",
  siteUrl: "text",
  tls: "flag",
  tlsCert: "text",
  tlsKey: "text",
  hosts: "object",
  issuer: "text",
  trustProxy: "words",
  control: "flag",
  docs: "flag",
  controlToken: "text",
  coverageFolder: "text",
  allowedHosts: "words",
  allowOrigins: "words",
  deliverTo: "words",
  seed: "number",
  clock: "object",
  definitions: "object",
  documents: "list",
  handlers: "function",
  backends: "function",
  logger: "object",
  wireWords: "object",
  observed: "wordsOrFlag",
  maxHeaderBytes: "number",
  headersTimeoutMs: "number",
  requestTimeoutMs: "number",
  bodyTimeoutMs: "number",
  writeTimeoutMs: "number",
  keepAliveTimeoutMs: "number",
  maxBodyBytes: "number",
  metrics: "object",
};

/**
 * Checks the types of options for callers without a compiler.
 * @throws StartError if an option is unknown or invalid; nothing has changed then
 */
export function checkOptions(options: unknown): void {
  if (typeof options !== "object" || options === null)
    throw new StartError(`createServer takes an object of options, such as { memory: true }, not ${describe(options)}`);
  for (const [name, value] of Object.entries(options)) {
    if (!isKnown(name)) throw unknown(name);
    const { what, fits } = sorts[known[name]];
    if (value !== undefined && !fits(value))
      throw new StartError(`The option ${name} must be ${what}, not ${describe(value)}`);
    if (name === "definitions") checkSets(Object(value));
  }
}

/** The sets of definitions that a server can be given. */
const knownSets: { readonly [S in keyof Required<NonNullable<StartOptions["definitions"]>>]: true } = {
  scim: true,
  webapi: true,
  events: true,
};

function checkSets(sets: object): void {
  const names = Object.keys(knownSets);
  for (const [name, set] of Object.entries(sets)) {
    if (!Object.hasOwn(knownSets, name)) {
      const hint = didYouMean(name, names) || `; the sets are ${names.join(", ")}`;
      throw new StartError(`The option definitions has no set ${JSON.stringify(name)}${hint}`);
    }
    const isSet = typeof set === "object" && set !== null && !Array.isArray(set);
    if (set !== undefined && !isSet)
      throw new StartError(
        `definitions.${name} must be the object ${name} that codegen generates, not ${describe(set)}`,
      );
  }
}

/**
 * Does the same for {@link createServiceHandler}, whose store, clock and identifiers the service checks.
 * @throws TypeError that names what is missing
 */
export function checkHandlerOptions(options: unknown): void {
  const { requestLog }: { readonly requestLog?: unknown } = Object(options);
  const { newRequestId }: { readonly newRequestId?: unknown } = Object(requestLog);
  if (typeof newRequestId === "function") return;
  throw new TypeError(
    `createServiceHandler needs the option requestLog, created by createRequestLog(), not ${describe(requestLog)}.`,
  );
}

function unknown(name: string): StartError {
  return new StartError(`createServer has no option ${JSON.stringify(name)}${didYouMean(name, Object.keys(known))}`);
}

function isKnown(name: string): name is keyof typeof known {
  return Object.hasOwn(known, name);
}

function isWords(value: unknown): boolean {
  return Array.isArray(value) && value.every((each) => typeof each === "string");
}

/** Describes a value by its type, so that a message contains no database URL and no token. */
function describe(value: unknown): string {
  if (value === null || value === undefined) return String(value);
  if (typeof value === "number" || typeof value === "boolean") return String(value);
  return Array.isArray(value) ? "a list" : typeof value === "object" ? "an object" : `a ${typeof value}`;
}

/** @throws StartError if a seed is given to a server that would repeat identifiers */
export function checkSeed({ seed, control, memory }: StartOptions): void {
  if (seed === undefined) return;
  if (control === false) throw new StartError("a seed needs the control plane");
  if (memory !== true)
    throw new StartError("a seed needs a server in memory: after a restart it would make the same identifiers again");
}

/** @throws StartError if pages of other sites may use a server that does not tell their requests apart */
export function checkOrigins({ allowOrigins, control }: StartOptions): void {
  if (allowOrigins === undefined || control !== false) return;
  throw new StartError("allowed origins need the control plane: a server without one lets no page read its answers");
}

/**
 * Refuses options of the control plane: it replaces worlds and moves time, which a shared database does not support.
 * @throws StartError if one is given
 */
export function checkDatabase(options: StartOptions): void {
  const { memory, data, seed, clock, control, controlToken, allowedHosts, allowOrigins } = options;
  const given = {
    memory: memory === true || undefined,
    data,
    seed,
    clock,
    control: control || undefined,
    controlToken,
    allowedHosts,
    allowOrigins,
  };
  const [other] = Object.entries(given).find(([, value]) => value !== undefined) ?? [];
  if (other !== undefined) throw new StartError(`a server on PostgreSQL cannot have the option ${other}`);
}
