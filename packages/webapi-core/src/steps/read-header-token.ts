import type { CallWith } from "../engine/call.js";
import { readHeaderToken as readToken } from "../request/read-token.js";

/** Reads the token of the `Authorization` header, unless the method is open. */
export function readHeaderToken({ method, request }: CallWith<"method">): { readonly token: string } | undefined {
  const token = method.isOpen ? undefined : readToken(request);
  return token === undefined ? undefined : { token };
}
