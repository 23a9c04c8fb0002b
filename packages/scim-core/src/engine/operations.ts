import type { CompiledResource } from "../attributes/compiled-resource.js";
import { readResource } from "../attributes/read-resource.js";
import { writeResource } from "../attributes/write-resource.js";
import type { ScimContext, ScimRefusal } from "../backend.js";
import { isJsonMediaType } from "../body/is-json-media-type.js";
import { parseBody } from "../body/parse-body.js";
import { checkChanges } from "../changes/check-changes.js";
import type { RouteDefinition, ScimOperation } from "../definition.js";
import type { JsonObject } from "../json-object.js";
import { type Read, type Refused, refuse } from "../refused.js";
import { readQuery } from "../routes/read-query.js";
import type { AnyBackend } from "./any-options.js";
import { addressOf, type Call } from "./call.js";
import type { Served } from "./run-exchange.js";

/** A call of one resource type, routed, with its body as bytes. */
export interface ResourceCall {
  readonly call: Call;
  readonly route: RouteDefinition;
  readonly resource: CompiledResource;
  readonly backend: AnyBackend;
  readonly context: ScimContext<unknown>;
  /** Empty where the operation has none. */
  readonly id: string;
  readonly bytes: Uint8Array;
}

/** Serves one operation. */
export type Serve = (call: ResourceCall) => Promise<Served | Refused | ScimRefusal<string>>;

/** What is done for each operation. */
export const operations: { readonly [O in ScimOperation]: Serve } = { get, find, insert, replace, change, remove };

async function get(call: ResourceCall): ReturnType<Serve> {
  const resource = await call.backend.get(call.id, call.context);
  return resource === undefined ? unknownResource(call) : serve(call, resource);
}

async function find({ call, resource, backend, context }: ResourceCall): ReturnType<Serve> {
  const { limits } = call.engine.options.definition;
  const { filter } = call.version.definition.capabilities;
  const { filterable } = resource;
  const query = readQuery(call.url.search, { limits, filter, ...(filterable && { filterable }) });
  if (!query.ok) return query;
  const { resources, totalResults } = await backend.find(query.value, context);
  const body = call.version.codec.writeList({
    urn: resource.urn,
    resources: resources.map((found) => writeResource(found, resource, locationOf(call, resource, found))),
    totalResults,
    startIndex: query.value.startIndex,
  });
  return { ok: true, body };
}

async function insert(call: ResourceCall): ReturnType<Serve> {
  const { resource, backend, context } = call;
  const created = readWhole(call, "insert");
  if (!created.ok) return created;
  const outcome = await backend.insert(created.value, context);
  if (!outcome.ok) return outcome;
  return { ...serve(call, outcome.resource), location: locationOf(call.call, resource, outcome.resource) };
}

async function replace(call: ResourceCall): ReturnType<Serve> {
  const replacement = readWhole(call, "replace");
  if (!replacement.ok) return replacement;
  const outcome = await call.backend.replace(call.id, replacement.value, call.context);
  return outcome.ok ? serve(call, outcome.resource) : outcome;
}

async function change(call: ResourceCall): ReturnType<Serve> {
  const { resource, backend, context, id } = call;
  const body = readBody(call);
  if (!body.ok) return body;
  const { codec, definition } = call.call.version;
  const { unknownAttributes } = call.call.engine.options.definition;
  const { dialect = "rfc7644" } = definition.capabilities.filter;
  const read = codec.readChanges(body.value, { resource, unknownAttributes, dialect });
  if (!read.ok) return read;
  const changes = checkChanges(read.value);
  if (!changes.ok) return changes;
  const refusal = await backend.change(id, changes.value, context);
  if (refusal !== undefined) return refusal;
  return call.route.answer === "none" ? { ok: true } : get(call);
}

async function remove({ backend, id, context }: ResourceCall): ReturnType<Serve> {
  return (await backend.remove(id, context)) ?? { ok: true };
}

function readWhole(call: ResourceCall, operation: "insert" | "replace"): Read<object> {
  const body = readBody(call);
  if (!body.ok) return body;
  const { unknownAttributes } = call.call.engine.options.definition;
  return readResource(body.value, { resource: call.resource, operation, unknownAttributes });
}

function readBody({ call, bytes }: ResourceCall): Read<JsonObject> {
  const contentType = call.request.headers.get("content-type");
  if (!isJsonMediaType(contentType, call.version.definition.mediaType))
    return refuse("bodyMalformed", { rule: "RFC 7644 §3.8", found: contentType, wanted: "JSON in UTF-8" });
  return parseBody(bytes, call.engine.options.definition.limits.maxBodyDepth);
}

function serve({ call, route, resource }: ResourceCall, found: object): Served {
  if (route.answer === "none") return { ok: true };
  return { ok: true, body: writeResource(found, resource, locationOf(call, resource, found)) };
}

function locationOf(call: Call, { definition }: CompiledResource, found: object): string {
  const id = "id" in found ? String(found.id) : "";
  return addressOf(call, `${definition.endpoint}/${encodeURIComponent(id)}`);
}

function unknownResource({ id }: ResourceCall): Refused {
  return refuse("resourceUnknown", { rule: "RFC 7644 §3.12", found: id });
}
