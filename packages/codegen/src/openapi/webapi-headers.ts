import type { ResolvedMethod, ResolvedMethodError } from "../webapi/resolved-webapi.js";
import type { Json } from "./json-schema.js";

/** The headers of answers, by component name. */
export const webapiHeaders: Json = {
  RequestId: { schema: { type: "string" }, description: "The identifier of the request, which the log names too." },
  OauthScopes: {
    schema: { type: "string" },
    description: "Scopes of the token, separated by commas. Absent where no token was admitted.",
  },
  AcceptedOauthScopes: {
    schema: { type: "string" },
    description: "Scopes that the method needs, separated by commas. Absent where no token was admitted.",
  },
  RetryAfter: { schema: { type: "integer", minimum: 1 }, description: "Seconds to wait before the next call." },
};

/** The headers of answers with one of the codes, or of other answers without codes. Without a method, of any call. */
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
