import createClient, { type Client } from "openapi-fetch";
import { UnexpectedAnswerError } from "./errors.js";
import { createRetryingFetch, type RetryOptions, type SendRequest } from "./retrying-fetch.js";

/** Options of a client. */
export interface ClientOptions {
  /** Address of the server, such as `http://127.0.0.1:4010`. The client appends the path of the API. */
  readonly url: string;
  /** Bearer token. Default: none. */
  readonly token?: string;
  /** Sends requests. Default: the platform's `fetch`. */
  readonly fetch?: SendRequest;
  readonly retry?: RetryOptions;
}

/** Options of one call. */
export interface CallOptions {
  /** Aborts the call and any wait before a retry. */
  readonly signal?: AbortSignal;
}

/**
 * Creates the openapi-fetch client that both clients use: it adds the token, retries, and refuses answers that are not
 * JSON.
 */
export function createHttp<Paths extends object>(options: ClientOptions, basePath: string): Client<Paths> {
  const { url, token, retry } = options;
  const send = options.fetch ?? ((request: Request) => fetch(request));
  return createClient<Paths>({
    baseUrl: `${url.replace(/\/+$/, "")}${basePath}`,
    fetch: createJsonFetch(createRetryingFetch(send, retry)),
    headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
  });
}

/** Refuses a body that is not JSON or is incomplete. */
function createJsonFetch(send: SendRequest): SendRequest {
  return async (request) => {
    const response = await send(request);
    const { status, headers } = response;
    const text = await readText(response, request);
    if (text === "") return new Response(null, { status, headers });
    try {
      JSON.parse(text);
    } catch (error) {
      const type = headers.get("content-type") ?? "no content type";
      throw new UnexpectedAnswerError(
        { url: request.url, status, found: `a body that is not JSON (${type})` },
        { cause: error },
      );
    }
    return new Response(text, { status, headers });
  };
}

async function readText(response: Response, request: Request): Promise<string> {
  try {
    return await response.text();
  } catch (error) {
    if (request.signal.aborted) throw error;
    const found = "an incomplete body";
    throw new UnexpectedAnswerError({ url: request.url, status: response.status, found }, { cause: error });
  }
}
