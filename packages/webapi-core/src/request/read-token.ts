import type { PlainRequest } from "../options/plain-handler.js";
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
