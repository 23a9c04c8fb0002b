import { type Awaitable, after } from "../awaitable.js";
import type { WebapiLimits } from "../definition/definition.js";
import type { WebapiWarning } from "../definition/situations.js";
import type { PlainRequest } from "../options/plain-handler.js";
import { type Refusal, refuse } from "../refusals/refusal.js";
import type { BodyHold } from "./bodies-in-flight.js";
import { type ContentType, parseContentType } from "./content-type.js";
import { type Charset, charsetNamed, decodeText } from "./decode-text.js";
import { type Fields, noFields } from "./fields.js";
import { tooLarge, tooLargeWithoutToken } from "./limit-messages.js";
import { parseForm } from "./parse-form.js";
import { type Members, parseMembers } from "./parse-json.js";
import { parseMultipart } from "./parse-multipart.js";
import { type ByteLimits, readBytes } from "./read-bytes.js";
import { atOnce, inSlices, type Pause } from "./slices.js";

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
  if (type !== undefined && !isKnown(type)) return refuse("bodyTypeUnknown");
  const charset = charsetNamed(type?.charset ?? "utf-8");
  if (charset === undefined) return refuse("charsetUnknown");
  return after(readBytes(request, byteLimits(reading)), (bytes) => {
    if (!(bytes instanceof Uint8Array)) return bytes;
    if (bytes.length === 0) return { ok: true };
    if (type === undefined) return refuse("bodyTypeMissing");
    return after(inSlices(decodeText(bytes, charset), reading.pause), (text) =>
      text === undefined ? refuse("bodyMalformed") : parseBody(text, { ...type, charset }, reading),
    );
  });
}

/** A body without a valid token in the header must be small. */
function byteLimits({ limits, caller, hold }: Reading): ByteLimits {
  const { maxBodyBytes, maxBodyBytesWithoutToken = maxBodyBytes } = limits;
  const maxBytes = caller === "admitted" ? maxBodyBytes : Math.min(maxBodyBytes, maxBodyBytesWithoutToken);
  const isForToken = caller === "unknown" && maxBytes < maxBodyBytes;
  return { maxBytes, tooLarge: isForToken ? tooLargeWithoutToken(maxBytes) : tooLarge(maxBytes), hold };
}

function parseBody(
  text: string,
  type: ContentType & { readonly charset: Charset },
  { limits, pause }: Reading,
): Awaitable<Body> {
  if (type.essence === "application/json" || looksLikeJson(text, type)) return parseMembers(text, limits, pause);
  const isMultipart = type.essence === "multipart/form-data";
  const form = isMultipart ? parseMultipart(text, type.boundary, limits) : parseForm(text, limits, type.charset);
  return after(inSlices(form, pause), (read) => (read.ok ? { ok: true, form: read.fields } : read));
}

/** Plain text counts as a form unless it begins like an object. */
function looksLikeJson(text: string, type: ContentType): boolean {
  return type.essence === "text/plain" && /^[ \t\r\n]*\{/.test(text);
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
