import type { PlainRequest } from "@rollcall/engine";
import { type Refusal, refuse } from "../refusals/refusal.js";
import type { SentValues } from "./read-request.js";

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
