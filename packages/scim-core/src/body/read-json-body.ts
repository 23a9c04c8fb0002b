import type { JsonObject } from "../json/json-object.js";
import type { PlainRequest } from "../options/plain-handler.js";
import { accept, type Read, type Refused, refuse } from "../refusals/refused.js";
import { isJsonMediaType } from "./is-json-media-type.js";
import { type JsonLimits, parseBody } from "./parse-body.js";
import type { ReceivedBody } from "./received-body.js";

/** Options for reading a body. */
interface ReadJsonOptions {
  readonly request: PlainRequest;
  /** Media type of the version. */
  readonly mediaType: string;
  readonly limits: JsonLimits;
}

/** Reads the JSON object of a body. No body is malformed. */
export function readJsonBody(
  body: ReceivedBody = noBody,
  { request, mediaType, limits }: ReadJsonOptions,
): Read<JsonObject> {
  if (body.kind === "parsed") return accept(body.data);
  return checkMediaType(request, mediaType) ?? parseBody(body.bytes, limits);
}

/** Refuses a body that the request does not announce as JSON in UTF-8. */
export function checkMediaType({ headers }: Pick<PlainRequest, "headers">, mediaType: string): Refused | undefined {
  const contentType = headers.get("content-type");
  if (isJsonMediaType(contentType, mediaType)) return undefined;
  return refuse("bodyMalformed", { rule: "RFC 7644 §3.8", found: contentType, wanted: "JSON in UTF-8" });
}

const noBody: ReceivedBody = { kind: "bytes", bytes: new Uint8Array() };
