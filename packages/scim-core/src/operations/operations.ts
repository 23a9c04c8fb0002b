import { type Answered, answerRefusal, answerServed, type Served, toRefusal } from "../answers/write-answer.js";
import { endpointsOf } from "../attributes/compiled-resource.js";
import { readResource } from "../attributes/read-resource.js";
import type { BackendRefusal, ScimContext } from "../backend/backend.js";
import type { AnyChange } from "../backend/change.js";
import { type JsonObject, memberOf, type ReceivedBody, readJsonBody, toBytes } from "../body/read-body.js";
import { checkChanges } from "../changes/check-changes.js";
import type { ScimOperation } from "../definition/definition.js";
import { patching, type ResourceCall, type RoutedCall } from "../engine.js";
import type { AnyScimOutcome, ScimExchange } from "../options/scim-handler-options.js";
import { accept, type Read, type Refused, refuse, ScimRefusedError } from "../refusals/refused.js";
import { noParameters } from "../routes/read-query.js";
import { answerResource, locationOf } from "./answer-resource.js";
import { checkPrecondition, namesTag, toEntityTag } from "./entity-tag.js";
import { findResources } from "./find-resources.js";

/** The function for each operation. */
const operations: { readonly [O in ScimOperation]: Serve } = { get, find, insert, replace, change, remove };

async function get(call: ResourceCall): ReturnType<Serve> {
  const found = await call.backend.get(call.id, call.context);
  if (found === undefined) return unknownResource(call);
  const { ifNoneMatch } = call;
  if (ifNoneMatch === undefined) return answerResource(call, found);
  const present = toEntityTag(found);
  if (!namesTag(ifNoneMatch, present)) return answerResource(call, found);
  return { ok: true, status: 304, headers: { etag: present.tag } };
}

function find(call: ResourceCall): ReturnType<Serve> {
  return findResources({ ...call, parameters: call.parameters ?? noParameters });
}

async function insert(call: ResourceCall): ReturnType<Serve> {
  const { resource, backend, context } = call;
  const created = readWhole(call, "insert");
  if (!created.ok) return created;
  const outcome = await backend.insert(created.value, context);
  if (!outcome.ok) return outcome;
  const location = locationOf(call, resource, outcome.resource);
  return { ...answerResource(call, outcome.resource, created.value), location };
}

async function replace(given: ResourceCall): ReturnType<Serve> {
  const replacement = readWhole(given, "replace");
  if (!replacement.ok) return replacement;
  const checked = await checkPrecondition(given);
  if (!checked.ok) return checked;
  const call = checked.value;
  const outcome = await call.backend.replace(call.id, replacement.value, call.context);
  return outcome.ok ? answerResource(call, outcome.resource, replacement.value) : outcome;
}

async function change(given: ResourceCall): ReturnType<Serve> {
  const patch = await readPatch(given);
  if (!patch.ok) return patch;
  const { changes, form } = patch.value;
  const checked = await checkPrecondition(given);
  if (!checked.ok) return checked;
  const { backend, context, id, route } = checked.value;
  const outcome = await backend.change(id, changes, patching(context, form));
  if (outcome?.ok === false) return outcome;
  if (route.answer === "none") return { ok: true };
  const found = outcome?.resource ?? (await backend.get(id, given.context));
  return found === undefined ? unknownResource(given) : answerResource(given, found, toWritten(changes));
}

async function remove(given: ResourceCall): ReturnType<Serve> {
  const checked = await checkPrecondition(given);
  if (!checked.ok) return checked;
  const { backend, id, context } = checked.value;
  return (await backend.remove(id, context)) ?? { ok: true };
}

/** The values that the changes wrote, as one object. Of two changes to one attribute the later applies. */
function toWritten(changes: readonly AnyChange[]): object {
  return Object.fromEntries(changes.flatMap((each) => (each.kind === "remove" ? [] : [[each.attribute, each.value]])));
}

function unknownResource({ id }: ResourceCall): Refused {
  return refuse("resourceUnknown", { rule: "RFC 7644 §3.12", found: id });
}

/** Serves one operation. */
type Serve = (call: ResourceCall) => Promise<Served | Refused | BackendRefusal<string>>;

/** Reads the resource in the body of a POST or PUT. */
function readWhole(call: ResourceCall, operation: "insert" | "replace"): Read<object> {
  const body = readBody(call);
  return body.ok ? readResource(body.value, { ...readingOf(call), operation }) : body;
}

/** The changes in the body of a PATCH, and its form. */
interface ReadPatch {
  readonly changes: readonly AnyChange[];
  readonly form: NonNullable<ScimContext<unknown>["patch"]>;
}

/** Reads the changes in the body of a PATCH. */
async function readPatch(call: ResourceCall): Promise<Read<ReadPatch>> {
  const body = readBody(call);
  if (!body.ok) return body;
  const { codec, definition } = call.version;
  const { dialect = "rfc7644" } = definition.capabilities.filter;
  const options = readingOf(call);
  const read = await codec.readChanges(body.value, { ...options, dialect });
  const checked = read.ok ? checkChanges(read.value, options) : read;
  if (!checked.ok) return checked;
  const hasOperations = codec.hasOperations && memberOf(body.value, "Operations") !== undefined;
  return accept({ changes: checked.value, form: hasOperations ? "operations" : "attributes" });
}

function readingOf({ engine, version, resource }: ResourceCall) {
  const { definition } = engine.options;
  return {
    resource,
    unknownAttributes: definition.unknownAttributes,
    skipsUnknownPaths: definition.unknownPaths === "skip",
    meansIgnored: definition.ignoredPaths !== "ignore",
    hasRequiredCode: definition.situations.attributeRequired !== undefined,
    schemasNested: definition.nestedSchemas === "accept",
    schemasOptional: definition.missingSchemas === "accept",
    isLenient: version.definition.capabilities.lenient ?? true,
    endpoints: endpointsOf(definition),
  };
}

function readBody({ engine, version, request, body }: ResourceCall): Read<JsonObject> {
  const { mediaType } = version.definition;
  return readJsonBody(body, { request, mediaType, limits: engine.options.definition.limits });
}

/** Runs the operation of a resource type inside the middleware, which sees every refusal of its body. */
export function runOperation(call: ResourceCall): Promise<Answered> {
  const { operation } = call.serves;
  return runMiddleware(call, toExchange(call), () => operations[operation](call));
}

function toExchange({ version, route, serves, context, parameter, body }: ResourceCall): ScimExchange<unknown> {
  const { operation, resourceType } = serves;
  const exchange = {
    version: version.version,
    operation,
    resourceType,
    route,
    context,
    ...(parameter === undefined ? {} : { id: parameter }),
  };
  if (body === undefined) return exchange;
  return body.kind === "bytes" ? { ...exchange, body: body.bytes } : withPrintedBody(exchange, body);
}

/** Prints a parsed body when a middleware reads it. */
function withPrintedBody(exchange: ScimExchange<unknown>, body: ReceivedBody): ScimExchange<unknown> {
  let bytes: Uint8Array | undefined;
  return {
    ...exchange,
    get body() {
      bytes ??= toBytes(body);
      return bytes;
    },
  };
}

/** Runs inside the middleware. */
type Work = () => Promise<Served | Refused | BackendRefusal<string>>;

/** Runs the work of an exchange inside `middleware`, the first of the list outermost. */
export async function runMiddleware(call: RoutedCall, exchange: ScimExchange<unknown>, work: Work): Promise<Answered> {
  const { definition, middleware = [] } = call.engine.options;
  let served: Served | undefined;
  const innermost = async (): Promise<AnyScimOutcome> => {
    // A client that has disconnected does not expect a change; a read does no harm.
    if (exchange.operation !== "get" && exchange.operation !== "find") exchange.context.signal.throwIfAborted();
    let done: Awaited<ReturnType<Work>>;
    try {
      done = await work();
    } catch (error) {
      done = toRefused(error);
    }
    if (!done.ok) return "situation" in done ? toRefusal(done, definition, exchange.resourceType) : done;
    served = done;
    return { ok: true };
  };
  const wrapped = middleware.reduceRight<typeof innermost>((next, wrap) => () => wrap(exchange, next), innermost);
  const outcome = await wrapped();
  if (!outcome.ok) return { ok: true, answer: answerRefusal(call, outcome) };
  if (served === undefined) throw new Error("A middleware answered success without calling the next one.");
  return { ok: true, answer: answerServed(served, call.route.status, outcome.retryAfterSeconds) };
}

/** An error that `changeResource` or `replaceResource` throws inside a backend is a refusal like any other. */
function toRefused(error: unknown): Refused {
  if (!(error instanceof ScimRefusedError)) throw error;
  return { ok: false, situation: error.situation, reason: error.reason };
}
