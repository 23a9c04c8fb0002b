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
  const read = readToken(sent, engine.tokenInQuery);
  return read.ok ? { token: read.token } : read;
}
