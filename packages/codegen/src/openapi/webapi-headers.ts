import type { ResolvedMethod, ResolvedMethodError } from "../webapi/resolved-webapi.js";
import type { Json } from "./json-schema.js";

/** The headers of answers, by component name. */
export const webapiHeaders: Json = {
  RequestId: { schema: { type: "string" }, description: "The request id, which is also in the log." },
  OauthScopes: {
    schema: { type: "string" },
    description: "Scopes of the token, separated by commas. Absent without a valid token.",
  },
  AcceptedOauthScopes: {
    schema: { type: "string" },
    description: "Scopes that the method needs, separated by commas. Absent without a valid token.",
  },
  RetryAfter: { schema: { type: "integer", minimum: 1 }, description: "Seconds to wait before the next call." },
};

/** The headers of answers with certain codes, or of answers without a code. Without a method, those of any call. */
export function headersOf(method: ResolvedMethod | undefined, rows: readonly ResolvedMethodError[] = []): Json {
  const waits = rows.some(({ retryAfterSeconds }) => retryAfterSeconds !== undefined);
  return {
    "x-request-id": headerRef("RequestId"),
    ...(method === undefined || method.authentication === "none"
      ? {}
      : { "x-oauth-scopes": headerRef("OauthScopes"), "x-accepted-oauth-scopes": headerRef("AcceptedOauthScopes") }),
    ...(waits ? { "retry-after": headerRef("RetryAfter") } : {}),
  };
}

function headerRef(name: string): Json {
  return { $ref: `#/components/headers/${name}` };
}
