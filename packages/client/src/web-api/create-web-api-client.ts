import type { Client } from "openapi-fetch";
import { type CallOptions, type ClientOptions, createHttp } from "../create-http.js";
import { RefusedError, UnexpectedAnswerError } from "../errors.js";
import { basePath, type paths } from "../generated/web-api.js";
import type { Answer, Answered, Arguments, Method, PagedMethod, Refusal, Sent } from "./methods.js";

/** A client of the Web API. */
export interface WebApiClient {
  /**
   * Calls a method. Refusals are values: if `ok` is false, `error` is the code.
   *
   * @throws UnexpectedAnswerError if the answer does not come from the API, and what `fetch` throws
   */
  call<M extends Method>(method: M, ...sent: Sent<M, CallOptions>): Promise<Answer<M>>;
  /**
   * Iterates over the pages of a method's answer and requests them as needed.
   *
   * @throws RefusedError if a page is refused, and what `call` throws
   */
  pages<M extends PagedMethod>(method: M, ...sent: Sent<M, CallOptions>): AsyncGenerator<Answered<M>, void>;
  /** The underlying openapi-fetch client, for everything else. It returns answers unprocessed. */
  readonly http: Client<paths>;
}

/** Creates a client of the Web API. `retry` controls how calls answered with 429 are retried. */
export function createWebApiClient(options: ClientOptions): WebApiClient {
  const http = createHttp<paths>(options, basePath);
  const call = async <M extends Method>(method: M, sent?: Arguments<M>, { signal }: CallOptions = {}) => {
    const answer = await post(http, method, sent ?? {}, signal);
    // The types are generated from the document of the method's answers.
    return answer as Answer<M>;
  };
  return {
    call: (method, ...[sent, callOptions]) => call(method, sent, callOptions),
    pages: (method, ...[sent, callOptions]) => pagesOf((each) => call(method, each, callOptions), method, sent),
    http,
  };
}

/** Without a charset, the service adds a warning. */
const headers = { "content-type": "application/json; charset=utf-8" };

async function post(
  http: Client<paths>,
  method: Method,
  body: object,
  signal: AbortSignal | undefined,
): Promise<unknown> {
  // TypeScript cannot relate a method of a union to its body. The caller's type has checked it.
  const send = http.POST as (path: string, init: object) => Promise<Sending>;
  const { data, error, response } = await send(`/${method}`, { body, headers, ...(signal && { signal }) });
  const answer = data ?? error;
  if (typeof answer === "object" && answer !== null && "ok" in answer) return answer;
  throw new UnexpectedAnswerError({
    url: response.url,
    status: response.status,
    found: "a body that is not an answer of a method",
  });
}

interface Sending {
  readonly data?: unknown;
  readonly error?: unknown;
  readonly response: Response;
}

async function* pagesOf<M extends PagedMethod>(
  call: (sent: Arguments<M>) => Promise<Answer<M>>,
  method: M,
  sent: Arguments<M> | undefined,
): AsyncGenerator<Answered<M>, void> {
  let cursor: string | undefined;
  do {
    const page: Answer<M> = await call({ ...sent, ...(cursor !== undefined && { cursor }) } as Arguments<M>);
    if (!isAnswered(page)) throw new RefusedError(method, page as Refusal<M>);
    yield page;
    cursor = cursorOf(page);
  } while (cursor !== undefined);
}

function isAnswered<M extends Method>(answer: Answer<M>): answer is Answered<M> {
  return answer.ok;
}

/** Cursor of the next page. Undefined on the last page. */
function cursorOf(answer: object): string | undefined {
  const metadata = "response_metadata" in answer ? answer.response_metadata : undefined;
  if (typeof metadata !== "object" || metadata === null || !("next_cursor" in metadata)) return undefined;
  const { next_cursor: cursor } = metadata;
  return typeof cursor === "string" && cursor !== "" ? cursor : undefined;
}
