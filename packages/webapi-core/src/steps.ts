import { type Awaitable, after, type BodyHold } from "@rollcall/engine";
import { checkArguments as checkValues, readArguments as readValues } from "./arguments/read-arguments.js";
import { type Call, CallContext, type CallWith } from "./engine.js";
import type { CompiledMethod } from "./methods/compile-methods.js";
import type { AnyOutcome, MethodCaller, MethodExchange, MethodMiddleware } from "./options/method-handlers.js";
import { type Refusal, refuse, UndeclaredCodeError } from "./refusals/refusal.js";
import {
  type RequestHead,
  readCredentials,
  readRequest,
  readHead as readRequestHead,
  type SentValues,
  readFieldToken as tokenOfFields,
  readHeaderToken as tokenOfHeader,
} from "./request/read-request.js";

/** Finds the method that the path names, and loads it if it is called for the first time. Only GET and POST are served. */
export function findMethod({ engine, request, path }: Call): Found | Refusal | Promise<Found> {
  const isServed = request.method === "GET" || request.method === "POST";
  const method = isServed ? engine.methods.get(path) : undefined;
  if (method === undefined) return refuse("unknownMethod");
  return method instanceof Promise ? method.then((loaded) => ({ method: loaded })) : { method };
}

interface Found {
  readonly method: CompiledMethod;
}

/** Refuses a GET of a method whose verb is POST, if the method or the set has a code for it. */
export function checkVerb({ engine, request, method }: CallWith<"method">): Refusal | undefined {
  if (method.verb !== "POST" || request.method === "POST") return undefined;
  const error = method.verbRefused ?? engine.verbRefused;
  if (error === undefined) return undefined;
  const messages = [`[ERROR] ${method.key} changes data; call it with POST`];
  return { ok: false, error, reason: { rule: "verbRefused" }, messages, allow: "POST" };
}

/** Refuses a retired method with the method's own code. */
export function checkRetired({ method }: CallWith<"method">): Refusal | undefined {
  return method.retired === undefined ? undefined : { ok: false, error: method.retired };
}

/** Reads the content type, and collects warnings about it. */
export function readHead({ engine, request, query }: Call): {
  readonly head: RequestHead;
  readonly warnings: readonly string[];
} {
  const { warnings, ...head } = readRequestHead(request, query);
  return { head, warnings: warnings.flatMap((warning) => engine.warnings[warning] ?? []) };
}

/** Reads the token of the `Authorization` header, unless the method is open. */
export function readHeaderToken({ method, request }: CallWith<"method">): { readonly token: string } | undefined {
  const token = method.isOpen ? undefined : tokenOfHeader(request);
  return token === undefined ? undefined : { token };
}

type Authenticated = { readonly caller: MethodCaller } | Refusal;

/** Resolves the token to its owner, once. */
export function authenticate(call: CallWith<"method">): Awaitable<Authenticated> | undefined {
  const { token, caller } = call;
  return token === undefined || caller !== undefined ? undefined : resolveToken(call, token);
}

function resolveToken({ engine, method, connection }: CallWith<"method">, token: string): Awaitable<Authenticated> {
  return after(engine.authenticate(token, { method: method.key, connection }), (resolved) => {
    if (resolved.ok) return { caller: resolved.caller };
    if (!engine.commonCodes.has(resolved.error)) throw new UndeclaredCodeError(method.key, resolved.error);
    return resolved;
  });
}

/** Checks the kind of the token, then the scopes that the method needs. */
export function checkCaller({ method, caller }: CallWith<"method">): Refusal | undefined {
  if (caller === undefined) return undefined;
  if (method.tokens.length > 0 && !method.tokens.includes(caller.tokenType)) return refuse("tokenKindRefused");
  return refuseMissingScopes(method.scopes, caller) ?? refuseMissingAny(method.anyScopes?.[caller.tokenType], caller);
}

/** Reserves room for the body. Callers without a valid token get less of it. */
export function reserveBody({ engine, caller }: CallWith<"method">): { readonly hold: BodyHold } {
  return { hold: engine.bodies.hold(caller !== undefined) };
}

/** Reads the query and the body, in any encoding. */
export function readBody({
  engine,
  method,
  caller: known,
  head,
  hold,
}: CallWith<"method" | "head" | "hold">): Awaitable<{ readonly sent: SentValues } | Refusal> {
  const { limits, pause, bodyField } = engine;
  const caller = method.isOpen ? "anybody" : known === undefined ? "unknown" : "admitted";
  return after(
    readRequest(head, { limits, pause, hold, caller, ...(bodyField !== undefined && { bodyField }) }),
    (sent) => (sent.ok ? { sent } : sent),
  );
}

/** Reads the token from the form or the query, if the header has none and the method needs one. */
export function readFieldToken({
  engine,
  method,
  token,
  sent,
}: CallWith<"method" | "sent">): { readonly token: string } | Refusal | undefined {
  if (method.isOpen || token !== undefined) return undefined;
  const refused = method.fieldTokenRefused;
  const read = tokenOfFields(sent, engine.tokenInQuery || refused !== undefined);
  if (!read.ok) return read;
  return refused === undefined
    ? { token: read.token }
    : { ok: false, error: refused, reason: { rule: "fieldTokenRefused", wanted: "a token in the header" } };
}

type Values = Readonly<Record<string, unknown>>;

/** Finds the arguments in the query and the body, and converts them to the types of their definitions. */
export function readArguments(call: CallWith<"method" | "sent">): Awaitable<{ readonly values: Values } | Refusal> {
  const { engine, method, sent } = call;
  return after(readValues(method, sent, engine), (read) => {
    if (!read.ok) return read;
    const values = method.ignoredArguments === undefined ? read.values : withoutIgnored(read.values, method);
    return { values: method.headerArguments === undefined ? values : withHeader(values, call) };
  });
}

/** Leaves out the arguments that a true argument makes ignored. */
function withoutIgnored(values: Values, { ignoredArguments = [] }: CallWith<"method">["method"]): Values {
  const ignored = ignoredArguments.flatMap(({ name, ignoredWith }) => (values[ignoredWith] === true ? [name] : []));
  if (ignored.length === 0) return values;
  return Object.fromEntries(Object.entries(values).filter(([name]) => !ignored.includes(name)));
}

/** The header wins over what the query and the body say. */
function withHeader(values: Values, { method, request }: CallWith<"method">): Values {
  const credentials = readCredentials(request);
  const found = (method.headerArguments ?? []).map(({ name, part }) => [name, credentials[part]] as const);
  return { ...values, ...Object.fromEntries(found.filter(([, value]) => value !== undefined)) };
}

/** Checks the scopes that single arguments need. An empty or null argument needs none. */
export function checkArgumentScopes({ method, values, caller }: CallWith<"method" | "values">): Refusal | undefined {
  if (caller === undefined) return undefined;
  const sent = method.scopedArguments.filter(({ name }) => Object.hasOwn(values, name) && !isEmpty(values[name]));
  return sent.length === 0 ? undefined : refuseMissingScopes([...new Set(sent.map(({ scope }) => scope))], caller);
}

function isEmpty(value: unknown): boolean {
  return value === null || value === "";
}

/** Refuses a caller who lacks some of the scopes, and names the missing ones. */
function refuseMissingScopes(scopes: readonly string[], caller: MethodCaller): Refusal | undefined {
  if (scopes.every((scope) => caller.scopes.has(scope))) return undefined;
  const missing = scopes.filter((scope) => !caller.scopes.has(scope));
  return refuseScopes(missing, caller);
}

/** Refuses a caller who has none of the scopes, and names all of them. */
function refuseMissingAny(scopes: readonly string[] = [], caller: MethodCaller): Refusal | undefined {
  const isMet = scopes.length === 0 || scopes.some((scope) => caller.scopes.has(scope));
  return isMet ? undefined : refuseScopes(scopes, caller);
}

function refuseScopes(needed: readonly string[], caller: MethodCaller): Refusal {
  const fields = { needed: needed.join(","), provided: [...caller.scopes].join(",") };
  return { ...refuse("scopeMissing"), fields };
}

/** Validates the arguments. */
export function checkArguments({
  engine,
  method,
  values,
}: CallWith<"method" | "values">): { readonly checked: object } | Refusal {
  const result = checkValues(method, values, engine.situations.argumentsInvalid);
  return result.ok ? { checked: result.values } : result;
}

/**
 * Calls the handler inside the middleware.
 *
 * @throws UndeclaredCodeError if a handler or a middleware answers a code that the method does not declare.
 */
export async function callHandler(call: CallWith<"method" | "checked">): Promise<{ readonly outcome: AnyOutcome }> {
  const { engine, method, checked: args } = call;
  const context = new CallContext(call, engine.now(), call.caller);
  const exchange = { method: method.key, definition: method.definition, arguments: args, context };
  const outcome = await runMiddleware(engine.middleware, exchange, () => method.handler(args, context));
  if (!outcome.ok && !method.codes.has(String(outcome.error)) && !isRequested(method, args, outcome))
    throw new UndeclaredCodeError(method.key, outcome.error);
  return { outcome };
}

/** Whether the caller asked for this error code in an argument. */
function isRequested({ errorArgument }: CompiledMethod, args: object, { error }: AnyOutcome): boolean {
  return errorArgument !== undefined && error !== undefined && Reflect.get(args, errorArgument) === error;
}

/** Runs a handler inside its middleware, the first of the list outermost. */
function runMiddleware<Caller extends MethodCaller>(
  middleware: readonly MethodMiddleware<Caller>[],
  exchange: MethodExchange<Caller>,
  handle: () => Promise<AnyOutcome>,
): Promise<AnyOutcome> {
  return middleware.reduceRight<() => Promise<AnyOutcome>>((next, wrap) => () => wrap(exchange, next), handle)();
}
