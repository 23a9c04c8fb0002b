import type { Json } from "../openapi/json-schema.js";
import type { ResolvedWebapi } from "../webapi/resolved-webapi.js";

/** How apps recognize the service, and the service recognizes apps. */
export function securitySchemes(webapi: ResolvedWebapi): Json {
  return {
    signature: {
      type: "httpApiKey",
      in: "header",
      name: header(webapi, "signature"),
      description: `\`v0=\` and the HMAC-SHA256, in hexadecimal, of \`v0:<timestamp>:<body>\` with the app's signing secret. The timestamp is in \`${header(webapi, "request-timestamp")}\`.`,
    },
    ticket: {
      type: "httpApiKey",
      in: "query",
      name: "ticket",
      description: "Part of the address that `apps.connections.open` answers. It is valid once.",
    },
  };
}

/** The headers of every delivery over HTTP. */
export function signedTrait(webapi: ResolvedWebapi): Json {
  const text = (description: string) => ({ type: "string", description });
  const signature = header(webapi, "signature");
  const timestamp = header(webapi, "request-timestamp");
  return {
    headers: {
      type: "object",
      properties: {
        [signature]: text("Signature of the body."),
        [timestamp]: text("When it was signed, in Unix seconds."),
        [header(webapi, "retry-num")]: text("Number of the retry. Absent in the first attempt."),
        [header(webapi, "retry-reason")]: text("Why it is sent again. Absent in the first attempt."),
      },
      required: [signature, timestamp],
    },
  };
}

function header({ wireWords, set }: ResolvedWebapi, name: string): string {
  return `x-${wireWords[0] ?? set}-${name}`;
}
