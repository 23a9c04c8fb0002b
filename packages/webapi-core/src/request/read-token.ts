import { type Refusal, refuse } from "../engine/refusal.js";
import type { SentValues } from "./read-request.js";

/** The name of the form field that a token may come in. */
export const tokenField = "token";

const bearer = /^bearer +([^\s]+) *$/i;

/**
 * The token of a call: from the bearer header, else from the form, else, where the set takes it from there, from the
 * query. A JSON body carries none.
 */
export function readToken(
  request: Request,
  sent: SentValues,
  inQuery: boolean,
): { readonly ok: true; readonly token: string } | Refusal {
  const header = bearer.exec(request.headers.get("authorization") ?? "")?.[1];
  if (header !== undefined) return { ok: true, token: header };
  const field = sent.form.get(tokenField) ?? (inQuery ? sent.query.get(tokenField) : undefined) ?? "";
  if (typeof field !== "string") return refuse("arrayRefused");
  return field === "" ? refuse("noToken") : { ok: true, token: field };
}
