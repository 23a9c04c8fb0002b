import { type Awaitable, after, type BodyHold, type PlainRequest, readBytes, type UnreadBody } from "@rollcall/engine";
import { accept, type Read, type Refused, refuse } from "../refusals/refused.js";

/** A JSON object from outside. */
export interface JsonObject {
  readonly [key: string]: unknown;
}

/** Whether a JSON value is an object: no list and not null. */
export function isObject(value: unknown): value is JsonObject {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** The member of an object by name; if there is none, by name without case. Undefined if there is none. */
export function memberOf(object: JsonObject, name: string): unknown {
  if (Object.hasOwn(object, name)) return object[name];
  const wanted = name.toLowerCase();
  const key = Object.keys(object).find((candidate) => candidate.toLowerCase() === wanted);
  return key === undefined ? undefined : object[key];
}

/** The value if it is a list, or else a list of it. */
export function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [value];
}

/** Limits of the JSON in a body. */
export interface JsonLimits {
  readonly maxBodyDepth: number;
  /** Default: no limit. */
  readonly maxBodyMembers?: number;
}

/**
 * Parses the JSON object in a body in UTF-8. A body with too many members is refused as too large before it is parsed,
 * because parsing blocks other requests. Everything else is refused as malformed.
 */
export function parseBody(bytes: Uint8Array, { maxBodyDepth: maxDepth, maxBodyMembers }: JsonLimits): Read<JsonObject> {
  if (bytes.byteLength === 0) return malformed("an empty body");
  if (maxBodyMembers !== undefined && bytes.byteLength > maxBodyMembers) {
    const members = countMembers(bytes, maxBodyMembers);
    if (members > maxBodyMembers) return crowded(maxBodyMembers);
  }
  const parsed = parseJson(bytes);
  if (!parsed.ok) return parsed;
  if (!isObject(parsed.value)) return malformed("JSON that is not an object");
  const problem = checkJson(parsed.value, maxDepth);
  return problem === undefined ? accept(parsed.value) : malformed(`JSON that ${problem}`);
}

/** Created on first use. A decoder keeps nothing between whole texts. */
let decoder: InstanceType<typeof TextDecoder> | undefined;

function parseJson(bytes: Uint8Array): Read<unknown> {
  decoder ??= new TextDecoder("utf-8", { fatal: true });
  try {
    return accept(JSON.parse(decoder.decode(bytes)) as unknown);
  } catch (error) {
    // The rest of the message is a piece of the body, which may contain a password.
    return malformed(String(error).replace(/, (\.\.\.)?".*$/s, ""));
  }
}

function crowded(maxMembers: number): Refused {
  const wanted = `at most ${maxMembers} members and elements`;
  return refuse("bodyTooLarge", { rule: "RFC 7644 §3.12", found: "more members and elements", wanted });
}

function malformed(found: string): Refused {
  return refuse("bodyMalformed", { rule: "RFC 7644 §3.8", found, wanted: "a JSON object in UTF-8" });
}

const tooDeep = "nests too deep";

/**
 * Describes what is wrong with a JSON value, as a phrase; undefined if it is valid. Invalid are lists and objects that
 * nest deeper than `maxDepth`, the member names `__proto__` and `constructor`, and text that cannot be stored or sent:
 * lone surrogates and the character U+0000.
 */
function checkJson(value: unknown, maxDepth: number): string | undefined {
  if (typeof value === "string") return checkText(value);
  if (Array.isArray(value)) return maxDepth === 0 ? tooDeep : checkList(value, maxDepth);
  if (!isObject(value)) return undefined;
  return maxDepth === 0 ? tooDeep : checkObject(value, maxDepth);
}

function checkList(list: readonly unknown[], maxDepth: number): string | undefined {
  for (const element of list) {
    const problem = checkJson(element, maxDepth - 1);
    if (problem !== undefined) return problem;
  }
  return undefined;
}

function checkObject(object: JsonObject, maxDepth: number): string | undefined {
  for (const name of Object.keys(object)) {
    if (name === "__proto__" || name === "constructor") return `has a member ${name}`;
    const problem = checkText(name) ?? checkJson(object[name], maxDepth - 1);
    if (problem !== undefined) return problem;
  }
  return undefined;
}

function checkText(text: string): string | undefined {
  if (text.includes("\0")) return "holds the character U+0000";
  return text.isWellFormed() ? undefined : "holds a lone surrogate";
}

const [quote, backslash, comma, brace, bracket] = [0x22, 0x5c, 0x2c, 0x7b, 0x5b];

/**
 * An upper bound of the members and elements in a JSON text in UTF-8: its commas and opening brackets outside of texts.
 * It is much faster than a parser, and stops above `maxMembers`.
 */
export function countMembers(bytes: Uint8Array, maxMembers: number): number {
  let members = 0;
  let isText = false;
  for (let at = 0; at < bytes.length && members <= maxMembers; at += 1) {
    const byte = bytes[at];
    if (isText && byte === backslash) at += 1;
    else if (byte === quote) isText = !isText;
    else if (!isText && (byte === comma || byte === brace || byte === bracket)) members += 1;
  }
  return members;
}

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
