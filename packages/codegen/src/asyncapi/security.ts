import type { WordReplacements } from "../loading/rename-words.js";
import type { Json } from "../openapi/json-schema.js";
import type { ResolvedWebapi } from "../webapi/resolved-webapi.js";

/** The ways in which apps recognize the service, and the service recognizes apps. */
export function securitySchemes(webapi: ResolvedWebapi, words: WordReplacements): Json {
  const header = headersOf(webapi, words);
  return {
    signature: {
      type: "httpApiKey",
      in: "header",
      name: header("signature"),
      description: `\`v0=\` and the HMAC-SHA256, in hexadecimal, of \`v0:<timestamp>:<body>\` with the app's signing secret. The timestamp is in \`${header("request-timestamp")}\`.`,
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
export function signedTrait(webapi: ResolvedWebapi, words: WordReplacements): Json {
  const header = headersOf(webapi, words);
  const text = (description: string) => ({ type: "string", description });
  const signature = header("signature");
  const timestamp = header("request-timestamp");
  return {
    headers: {
      type: "object",
      properties: {
        [signature]: text("Signature of the body."),
        [timestamp]: text("When it was signed, in Unix seconds."),
        [header("retry-num")]: text("Number of the retry. Absent in the first attempt."),
        [header("retry-reason")]: text("Why it is sent again. Absent in the first attempt."),
      },
      required: [signature, timestamp],
    },
  };
}

/** Names of headers, which have the first wire word of the set, or its replacement. */
function headersOf({ wireWords, set }: ResolvedWebapi, words: WordReplacements) {
  const [word = set] = wireWords;
  return (name: string) => `x-${words[word] ?? word}-${name}`;
}
