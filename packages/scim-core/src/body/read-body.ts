import { type Awaitable, after, type BodyHold, type PlainRequest, readBytes, type UnreadBody } from "@rollcall/engine";
import type { JsonObject } from "../json/json-object.js";
import { accept, type Read, type Refused, refuse } from "../refusals/refused.js";
import { type JsonLimits, parseBody } from "./parse-body.js";

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

/**
 * Whether a `Content-Type` announces JSON in UTF-8: `application/json`, `application/scim+json` or the media type of
 * the version, in any case. A body without the header counts as JSON.
 */
export function isJsonMediaType(contentType: string | null, versionMediaType: string): boolean {
  if (contentType === null || contentType.trim() === "") return true;
  const [essence = "", ...parameters] = contentType.toLowerCase().split(";");
  const mediaType = essence.trim();
  const isJson =
    mediaType === "application/json" ||
    mediaType === "application/scim+json" ||
    mediaType === versionMediaType.toLowerCase();
  return isJson && parameters.every((parameter) => isUtf8(parameter.trim()));
}

function isUtf8(parameter: string): boolean {
  const [name = "", value = ""] = parameter.split("=", 2);
  if (name.trim() !== "charset") return true;
  const charset = value.trim().replaceAll('"', "");
  return charset === "utf-8" || charset === "utf8" || charset === "us-ascii";
}

/** A body as bytes, or the parsed body of a bulk operation. */
export type ReceivedBody =
  | { readonly kind: "bytes"; readonly bytes: Uint8Array }
  | { readonly kind: "parsed"; readonly data: JsonObject };

/** A body in UTF-8. */
export function toBytes(body: ReceivedBody): Uint8Array {
  return body.kind === "bytes" ? body.bytes : new TextEncoder().encode(JSON.stringify(body.data));
}

const RULE = "RFC 7644 §3.12";

/** Receives the body of a request, up to `maxBytes` bytes and only while there is room for it. */
export function receiveBytes(
  request: PlainRequest,
  maxBytes: number,
  hold: Pick<BodyHold, "take">,
): Awaitable<Read<Uint8Array>> {
  return after(readBytes(request, { maxBytes, hold }), (bytes) =>
    bytes instanceof Uint8Array ? accept(bytes) : refuseUnread(bytes, maxBytes),
  );
}

function refuseUnread(unread: UnreadBody, maxBytes: number): Refused {
  if (unread.problem === "truncated")
    return refuse("bodyMalformed", { rule: RULE, found: unread.found, wanted: "a whole body" });
  const found = `${unread.bytes} bytes`;
  if (unread.problem === "tooLarge")
    return refuse("bodyTooLarge", { rule: RULE, found, wanted: `at most ${maxBytes} bytes` });
  return refuse("overloaded", { rule: "bodies in flight", found, wanted: "smaller bodies, or fewer at a time" });
}
