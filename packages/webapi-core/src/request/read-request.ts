import {
  type Awaitable,
  after,
  type BodyHold,
  type ByteLimits,
  type PlainRequest,
  readBytes,
  type UnreadBody,
} from "@rollcall/engine";
import type { WebapiLimits } from "../definition/definition.js";
import type { WebapiWarning } from "../definition/situations.js";
import { type Refusal, refuse } from "../refusals/refusal.js";
import { atOnce, type Charset, charsetNamed, decodeText, inSlices, type Pause } from "./decode-text.js";
import { type Fields, noFields } from "./fields.js";
import { type Members, parseForm, parseMembers } from "./parse-body.js";
import { parseMultipart } from "./parse-multipart.js";

/** A decoded request. Its arguments are not yet read. */
export interface SentValues {
  readonly ok: true;
  readonly query: Fields;
  /** Fields of a body of any form type. */
  readonly form: Fields;
  /** Members of a JSON body. */
  readonly members: Members;
}

/** A request without its body. */
export interface RequestHead {
  readonly request: PlainRequest;
  /** Text after `?`. */
  readonly query: string;
  /** Absent if the request has none. */
  readonly type?: ContentType;
}

/** Options for reading a request. */
interface Reading {
  readonly limits: WebapiLimits;
  /** Caller: with a valid token, with a token not yet known, or of a method without tokens. */
  readonly caller: "admitted" | "unknown" | "anybody";
  readonly hold: Pick<BodyHold, "take">;
  readonly pause: Pause;
  /** Form field that may have the whole body as JSON. Absent if the content type decides how a body is read. */
  readonly bodyField?: string;
}

/** Reads the content type, and warnings about it. */
export function readHead(
  request: PlainRequest,
  query: string,
): RequestHead & { readonly warnings: readonly WebapiWarning[] } {
  const header = request.method === "GET" ? null : request.headers.get("content-type");
  if (header === null) return { request, query, warnings: [] };
  const type = parseContentType(header);
  return { request, query, type, warnings: warningsOf(type) };
}

/** Reads the query of any request and the body of a POST, in any encoding. */
export function readRequest(head: RequestHead, reading: Reading): Awaitable<SentValues | Refusal> {
  const query = atOnce(parseForm(head.query, reading.limits));
  if (!query.ok) return query;
  const sent: SentValues = { ok: true, query: query.fields, form: noFields, members: {} };
  if (head.request.method === "GET") return sent;
  return after(readBody(head, reading), (body) => (body.ok ? { ...sent, ...body } : body));
}

type Body = { readonly ok: true; readonly form?: Fields; readonly members?: Members } | Refusal;

/** The type is checked before the body is read. A missing type matters only if there is a body. */
function readBody({ request, type }: RequestHead, reading: Reading): Awaitable<Body> {
  if (reading.bodyField !== undefined) return readByContent({ request, type }, reading.bodyField, reading);
  if (type !== undefined && !isKnown(type)) return refuse("bodyTypeUnknown");
  const charset = charsetNamed(type?.charset ?? "utf-8");
  if (charset === undefined) return refuse("charsetUnknown");
  const { limits, isForToken } = byteLimits(reading);
  return after(readBytes(request, limits), (bytes) => {
    if (!(bytes instanceof Uint8Array)) return refuseUnread(bytes, limits, isForToken);
    if (bytes.length === 0) return { ok: true };
    if (type === undefined) return refuse("bodyTypeMissing");
    return after(inSlices(decodeText(bytes, charset), reading.pause), (text) =>
      text === undefined ? refuse("bodyMalformed") : parseBody(text, { ...type, charset }, reading),
    );
  });
}

/**
 * Reads a body in UTF-8 that is a JSON object, or a form whose field has it. Many programs send JSON as a form, or
 * without a content type; so its beginning decides.
 */
function readByContent(
  { request, type }: Pick<RequestHead, "request"> & { readonly type: ContentType | undefined },
  field: string,
  reading: Reading,
): Awaitable<Body> {
  const { limits, pause } = reading;
  const { limits: atMost, isForToken } = byteLimits(reading);
  return after(readBytes(request, atMost), (bytes) => {
    if (!(bytes instanceof Uint8Array)) return refuseUnread(bytes, atMost, isForToken);
    if (bytes.length === 0) return { ok: true };
    return after(inSlices(decodeText(bytes, "utf-8"), pause), (text) => {
      if (text === undefined) return refuse("bodyMalformed");
      const isForm = text.startsWith(`${field}=`) || (type !== undefined && formTypes.has(type.essence));
      if (!isForm || beginsObject(text)) return parseMembers(text, limits, pause);
      return after(inSlices(parseFields(text, type, limits), pause), (read) => {
        if (!read.ok) return read;
        const body = read.fields.get(field) ?? "";
        if (typeof body !== "string") return refuse("bodyMalformed");
        return body === "" ? { ok: true } : parseMembers(body, limits, pause);
      });
    });
  });
}

/** A body without a valid token in the header must be small. */
function byteLimits({ limits, caller, hold }: Reading): { readonly limits: ByteLimits; readonly isForToken: boolean } {
  const { maxBodyBytes, maxBodyBytesWithoutToken = maxBodyBytes } = limits;
  const maxBytes = caller === "admitted" ? maxBodyBytes : Math.min(maxBodyBytes, maxBodyBytesWithoutToken);
  return { limits: { maxBytes, hold }, isForToken: caller === "unknown" && maxBytes < maxBodyBytes };
}

/** @param isForToken whether a token in the header would have allowed more */
function refuseUnread({ problem }: UnreadBody, { maxBytes }: ByteLimits, isForToken: boolean): Refusal {
  if (problem === "overloaded") return refuse("overloaded");
  if (problem === "truncated") return refuse("bodyTruncated");
  const message = isForToken
    ? `[ERROR] a body above ${maxBytes} bytes needs a token in the Authorization header`
    : `[ERROR] the body must have at most ${maxBytes} bytes`;
  return refuse("bodyTooLarge", message);
}

function parseBody(
  text: string,
  type: ContentType & { readonly charset: Charset },
  { limits, pause }: Reading,
): Awaitable<Body> {
  if (type.essence === "application/json" || looksLikeJson(text, type)) return parseMembers(text, limits, pause);
  const form = parseFields(text, type, limits, type.charset);
  return after(inSlices(form, pause), (read) => (read.ok ? { ok: true, form: read.fields } : read));
}

/** Parses a form of the type that the header names. */
function parseFields(text: string, type: ContentType | undefined, limits: WebapiLimits, charset?: Charset) {
  return type?.essence === "multipart/form-data"
    ? parseMultipart(text, type.boundary, limits)
    : parseForm(text, limits, charset);
}

/** Plain text counts as a form unless it begins like an object. */
function looksLikeJson(text: string, type: ContentType): boolean {
  return type.essence === "text/plain" && beginsObject(text);
}

function beginsObject(text: string): boolean {
  return /^[ \t\r\n]*\{/.test(text);
}

const textTypes: ReadonlySet<string> = new Set(["application/json", "text/plain"]);
const formTypes: ReadonlySet<string> = new Set(["application/x-www-form-urlencoded", "multipart/form-data"]);

function isKnown({ essence }: ContentType): boolean {
  return textTypes.has(essence) || formTypes.has(essence);
}

function warningsOf({ essence, charset }: ContentType): readonly WebapiWarning[] {
  if (charset === undefined && textTypes.has(essence)) return ["charsetMissing"];
  return charset !== undefined && formTypes.has(essence) ? ["charsetSuperfluous"] : [];
}

/** The parts of an address that identify a call. */
interface SplitUrl {
  /** From the first slash after the host, without a trailing slash. */
  readonly path: string;
  /** Text after `?`. Empty if there is none. */
  readonly query: string;
}

/** Splits the absolute address of a request. A `URL` would cost more than the rest of routing. */
export function splitUrl(url: string): SplitUrl {
  const hash = url.indexOf("#");
  const address = hash === -1 ? url : url.slice(0, hash);
  const question = address.indexOf("?");
  const end = question === -1 ? address.length : question;
  const start = address.indexOf("/", address.indexOf("://") + 3);
  const path = start === -1 || start > end ? "" : address.slice(start, end);
  return {
    path: path.endsWith("/") ? path.slice(0, -1) : path,
    query: question === -1 ? "" : address.slice(question + 1),
  };
}

/** A media type and the parameters that matter to a body of arguments. */
interface ContentType {
  /** `type/subtype` in lower case. */
  readonly essence: string;
  /** In lower case. Absent if the header has none. */
  readonly charset?: string;
  /** Delimiter of the parts of a multipart body. */
  readonly boundary?: string;
}

const parameter = /;\s*([^=;\s]+)\s*=\s*("(?:[^"\\]|\\.)*"|[^;]*)/g;

/** The usual header: a type, and perhaps a charset without quotes. */
const usual = /^([^;]+)(?:;\s*charset=([^\s;"]+))?$/i;

/** Parses a `Content-Type` header. The first of repeated parameters applies. */
export function parseContentType(header: string): ContentType {
  const [whole, type = "", charset] = usual.exec(header) ?? [];
  if (whole === undefined) return parseParameters(header);
  const essence = type.trim().toLowerCase();
  return charset === undefined ? { essence } : { essence, charset: charset.toLowerCase() };
}

function parseParameters(header: string): ContentType {
  const semicolon = header.indexOf(";");
  const essence = (semicolon === -1 ? header : header.slice(0, semicolon)).trim().toLowerCase();
  if (semicolon === -1) return { essence };
  const parameters = new Map<string, string>();
  for (const [, name = "", value = ""] of header.matchAll(parameter)) {
    const key = name.toLowerCase();
    if (!parameters.has(key)) parameters.set(key, unquote(value.trim()));
  }
  const charset = parameters.get("charset");
  const boundary = parameters.get("boundary");
  return {
    essence,
    ...(charset === undefined ? {} : { charset: charset.toLowerCase() }),
    ...(boundary === undefined ? {} : { boundary }),
  };
}

function unquote(value: string): string {
  if (value.length < 2 || !value.startsWith('"') || !value.endsWith('"')) return value;
  return value.slice(1, -1).replace(/\\(.)/g, "$1");
}

/** The form field of the token. */
export const tokenField = "token";

const bearer = /^bearer +([^\s]+) *$/i;

/** The token of the bearer header. Undefined if there is none; it may be elsewhere. */
export function readHeaderToken({ headers }: Pick<PlainRequest, "headers">): string | undefined {
  return bearer.exec(headers.get("authorization") ?? "")?.[1];
}

/**
 * The token of a call without one in the header: from the form, or else from the query if the set allows it. A JSON
 * body has none.
 */
export function readFieldToken(
  sent: SentValues,
  inQuery: boolean,
): { readonly ok: true; readonly token: string } | Refusal {
  const field = sent.form.get(tokenField) ?? (inQuery ? sent.query.get(tokenField) : undefined) ?? "";
  if (typeof field !== "string") return refuse("arrayRefused");
  return field === "" ? refuse("noToken") : { ok: true, token: field };
}

/** Parts of the `Authorization` header, by their names in definitions. Empty parts are left out. */
interface Credentials {
  readonly basicUser?: string;
  readonly basicPassword?: string;
  readonly bearer?: string;
}

const basic = /^basic +([A-Za-z0-9+/]+=*) *$/i;

/** Reads the `Authorization` header as RFC 6750 §2.1 and RFC 7617 §2 have it. Any other header has no parts. */
export function readCredentials(request: Pick<PlainRequest, "headers">): Credentials {
  const bearer = readHeaderToken(request);
  if (bearer !== undefined) return { bearer };
  const encoded = basic.exec(request.headers.get("authorization") ?? "")?.[1];
  if (encoded === undefined) return {};
  const text = fromBase64(encoded);
  const colon = text.indexOf(":");
  if (colon < 0) return {};
  const [user, password] = [decoded(text.slice(0, colon)), decoded(text.slice(colon + 1))];
  return { ...(user !== "" && { basicUser: user }), ...(password !== "" && { basicPassword: password }) };
}

/** Empty for text that is not base64 of UTF-8. */
function fromBase64(encoded: string): string {
  try {
    const bytes = Uint8Array.from(atob(encoded), (character) => character.charCodeAt(0));
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return "";
  }
}

/** RFC 6749 §2.3.1 has both parts form-encoded. Clients that do not encode theirs send the same, except for `%` and `+`. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part.replaceAll("+", " "));
  } catch {
    return part;
  }
}
