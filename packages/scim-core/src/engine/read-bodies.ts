import { endpointsOf } from "../attributes/endpoints-of.js";
import { readResource } from "../attributes/read-resource.js";
import { isJsonMediaType } from "../body/is-json-media-type.js";
import { parseBody } from "../body/parse-body.js";
import type { AnyChange } from "../changes/any-change.js";
import { checkChanges } from "../changes/check-changes.js";
import type { JsonObject } from "../json-object.js";
import { type Read, refuse } from "../refused.js";
import type { ResourceCall } from "./operations.js";

/** The resource that the body of a POST or PUT describes. */
export function readWhole(call: ResourceCall, operation: "insert" | "replace"): Read<object> {
  const body = readBody(call);
  return body.ok ? readResource(body.value, { ...readingOf(call), operation }) : body;
}

/** The changes that the body of a PATCH makes. */
export function readPatch(call: ResourceCall): Read<readonly AnyChange[]> {
  const body = readBody(call);
  if (!body.ok) return body;
  const { codec, definition } = call.call.version;
  const { dialect = "rfc7644" } = definition.capabilities.filter;
  const options = readingOf(call);
  const read = codec.readChanges(body.value, { ...options, dialect });
  return read.ok ? checkChanges(read.value, options) : read;
}

function readingOf({ call, resource }: ResourceCall) {
  const { definition } = call.engine.options;
  return {
    resource,
    unknownAttributes: definition.unknownAttributes,
    skipsUnknownPaths: definition.unknownPaths === "skip",
    schemasOptional: definition.missingSchemas === "accept",
    isLenient: call.version.definition.capabilities.lenient ?? true,
    endpoints: endpointsOf(definition),
  };
}

function readBody({ call, bytes }: ResourceCall): Read<JsonObject> {
  const contentType = call.request.headers.get("content-type");
  if (!isJsonMediaType(contentType, call.version.definition.mediaType))
    return refuse("bodyMalformed", { rule: "RFC 7644 §3.8", found: contentType, wanted: "JSON in UTF-8" });
  return parseBody(bytes, call.engine.options.definition.limits.maxBodyDepth);
}
