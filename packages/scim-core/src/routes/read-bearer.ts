import { accept, type Read, refuse } from "../refusals/refused.js";

const RULE = "RFC 6750 §2.1";

/** The token of an `Authorization: Bearer …` header. The scheme is case-insensitive. */
export function readBearer(authorization: string | null): Read<string> {
  if (authorization === null || authorization.trim() === "")
    return refuse("credentialsMissing", { rule: RULE, found: "no Authorization header" });
  const token = /^bearer +([^\s,]+)$/i.exec(authorization.trim())?.[1];
  if (token === undefined) return refuse("credentialsMalformed", { rule: RULE, wanted: "Bearer and one token" });
  return accept(token);
}
