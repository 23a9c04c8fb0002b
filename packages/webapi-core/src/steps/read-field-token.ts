import type { CallWith } from "../engine/call.js";
import type { Refusal } from "../refusals/refusal.js";
import { readFieldToken as readToken } from "../request/read-token.js";

/** Reads the token from the form or the query, if the header has none and the method needs one. */
export function readFieldToken({
  engine,
  method,
  token,
  sent,
}: CallWith<"method" | "sent">): { readonly token: string } | Refusal | undefined {
  if (method.isOpen || token !== undefined) return undefined;
  const refused = method.fieldTokenRefused;
  const read = readToken(sent, engine.tokenInQuery || refused !== undefined);
  if (!read.ok) return read;
  return refused === undefined
    ? { token: read.token }
    : { ok: false, error: refused, reason: { rule: "fieldTokenRefused", wanted: "a token in the header" } };
}
