import { endpointsOf } from "../attributes/endpoints-of.js";
import { readResource } from "../attributes/read-resource.js";
import type { ScimContext } from "../backend/backend.js";
import { readJsonBody } from "../body/read-json-body.js";
import type { AnyChange } from "../changes/any-change.js";
import { checkChanges } from "../changes/check-changes.js";
import { type JsonObject, memberOf } from "../json/json-object.js";
import { accept, type Read } from "../refusals/refused.js";
import type { ResourceCall } from "./resource-call.js";

/** Reads the resource in the body of a POST or PUT. */
export function readWhole(call: ResourceCall, operation: "insert" | "replace"): Read<object> {
  const body = readBody(call);
  return body.ok ? readResource(body.value, { ...readingOf(call), operation }) : body;
}

/** The changes in the body of a PATCH, and its form. */
interface ReadPatch {
  readonly changes: readonly AnyChange[];
  readonly form: NonNullable<ScimContext<unknown>["patch"]>;
}

/** Reads the changes in the body of a PATCH. */
export async function readPatch(call: ResourceCall): Promise<Read<ReadPatch>> {
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
