import type { WebapiLimits } from "../definition.js";
import { type Refusal, refuse } from "../engine/refusal.js";
import type { WebapiWarning } from "../situations.js";
import { type ContentType, parseContentType } from "./content-type.js";
import { type Charset, charsetNamed, decodeText } from "./decode-text.js";
import { type Fields, noFields } from "./fields.js";
import { parseForm } from "./parse-form.js";
import { type Members, parseMembers } from "./parse-json.js";
import { parseMultipart } from "./parse-multipart.js";
import { readBytes } from "./read-bytes.js";

/** What a request carries, before any of it is understood. */
export interface SentValues {
  readonly ok: true;
  readonly query: Fields;
  /** Fields of a body of any form type. */
  readonly form: Fields;
  /** Members of a JSON body. */
  readonly members: Members;
}

/** A request that was read or refused, and what there is to remark on. */
export interface ReadRequest {
  readonly sent: SentValues | Refusal;
  readonly warnings: readonly WebapiWarning[];
}

/** Reads the query of any request and the body of a POST, in whichever encoding it came. */
export async function readRequest(request: Request, query: string, limits: WebapiLimits): Promise<ReadRequest> {
  const fields = parseForm(query);
  if (fields === undefined) return { sent: refuse("bodyMalformed"), warnings: [] };
  if (request.method === "GET") return { sent: { ok: true, query: fields, form: noFields, members: {} }, warnings: [] };
  const header = request.headers.get("content-type");
  const type = header === null ? undefined : parseContentType(header);
  const body = await readBody(request, type, limits);
  const sent = body.ok ? { query: fields, form: noFields, members: {}, ...body } : body;
  return { sent, warnings: type === undefined ? [] : warningsOf(type) };
}

type Body = { readonly ok: true; readonly form?: Fields; readonly members?: Members } | Refusal;

/** The type is looked at before the body is read; that there is none matters only where there is a body. */
async function readBody(request: Request, type: ContentType | undefined, limits: WebapiLimits): Promise<Body> {
  if (type !== undefined && !isKnown(type)) return refuse("bodyTypeUnknown");
  const charset = charsetNamed(type?.charset ?? "utf-8");
  if (charset === undefined) return refuse("charsetUnknown");
  const bytes = await readBytes(request, limits.maxBodyBytes);
  if (!(bytes instanceof Uint8Array)) return bytes;
  if (bytes.length === 0) return { ok: true };
  if (type === undefined) return refuse("bodyTypeMissing");
  const text = decodeText(bytes, charset);
  return text === undefined ? refuse("bodyMalformed") : parseBody(text, type, charset, limits);
}

async function parseBody(text: string, type: ContentType, charset: Charset, limits: WebapiLimits): Promise<Body> {
  if (type.essence === "multipart/form-data") {
    const form = await parseMultipart(text, type.boundary);
    return form.ok ? { ok: true, form: form.fields } : form;
  }
  if (type.essence === "application/json" || looksLikeJson(text, type)) {
    return parseMembers(text, limits.maxBodyDepth);
  }
  const form = parseForm(text, charset);
  return form === undefined ? refuse("bodyMalformed") : { ok: true, form };
}

/** Plain text is a form unless it begins like an object. */
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
