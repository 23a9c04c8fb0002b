import { createRetryingFetch } from "@rollcall/client";
import { printCurl } from "@rollcall/scim-conformance";
import { createReachingFetch } from "../settings/create-clients.js";
import type { Target } from "../settings/target.js";
import type { Answer, Sent } from "./check.js";
import type { RecordedServer } from "./run-checks.js";

/** Creates the server under check. Rate-limited calls are retried. */
export function createServerUnderCheck({ url, token: given }: Target): RecordedServer {
  const send = createRetryingFetch(createReachingFetch(url));
  let [last, count] = ["", 0];
  return {
    last: () => last,
    count: () => count,
    send: async (verb, path, sent = {}) => {
      const token = sent.token === undefined ? given : sent.token;
      const body = bodyOf(sent);
      const headers = {
        ...(token !== null && token !== undefined && { authorization: `Bearer ${token}` }),
        ...(body !== undefined && { "content-type": "application/json; charset=utf-8" }),
      };
      const shown = { ...headers, ...(headers.authorization === `Bearer ${given}` && { authorization: "$TOKEN" }) };
      last = printCurl({ verb, url: `${url}${path}`, headers: shown, ...(body !== undefined && { body }) });
      count += 1;
      return toAnswer(
        await send(new Request(`${url}${path}`, { method: verb, headers, ...(body !== undefined && { body }) })),
      );
    },
  };
}

function bodyOf({ json, text }: Sent): string | undefined {
  return text ?? (json === undefined ? undefined : JSON.stringify(json));
}

async function toAnswer(response: Response): Promise<Answer> {
  const text = await response.text();
  return { status: response.status, headers: response.headers, body: text === "" ? undefined : parse(text) };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}
