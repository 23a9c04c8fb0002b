import type { Client } from "openapi-fetch";
import type { CallOptions, ClientOptions } from "../client-options.js";
import { createHttp } from "../create-http.js";
import { basePath, type paths } from "../generated/web-api.js";
import { RefusedError } from "../refused-error.js";
import { UnexpectedAnswerError } from "../unexpected-answer-error.js";
import type { Answer, Answered, Arguments, Method, PagedMethod, Refusal, Sent } from "./methods.js";

/** Calls the methods of the Web API. */
export interface WebApiClient {
  /**
   * What the method answers. A refusal is a value: where `ok` is false, `error` says what it is.
   *
   * @throws UnexpectedAnswerError where what answers is not the API, and whatever `fetch` throws
   */
  call<M extends Method>(method: M, ...sent: Sent<M, CallOptions>): Promise<Answer<M>>;
  /**
   * Each page of a method's answer, the next one once the one before has been taken.
   *
   * @throws RefusedError where a page is refused, besides what `call` throws
   */
  pages<M extends PagedMethod>(method: M, ...sent: Sent<M, CallOptions>): AsyncGenerator<Answered<M>, void>;
  /** The openapi-fetch client below, for what is not here. It gives each answer as it came. */
  readonly http: Client<paths>;
}

/** A client of the Web API. A call that is answered 429 is repeated, as `retry` says. */
export function createWebApiClient(options: ClientOptions): WebApiClient {
  const http = createHttp<paths>(options, basePath);
  const call = async <M extends Method>(method: M, sent?: Arguments<M>, { signal }: CallOptions = {}) => {
    const answer = await post(http, method, sent ?? {}, signal);
    // The document that the types come from says what the method answers.
    return answer as Answer<M>;
  };
  return {
    call: (method, ...[sent, callOptions]) => call(method, sent, callOptions),
    pages: (method, ...[sent, callOptions]) => pagesOf((each) => call(method, each, callOptions), method, sent),
    http,
  };
}

/** JSON with its character set stated, which the service remarks on otherwise. */
const headers = { "content-type": "application/json; charset=utf-8" };

async function post(
  http: Client<paths>,
  method: Method,
  body: object,
  signal: AbortSignal | undefined,
): Promise<unknown> {
  // A method and its body, each of a union, cannot be told to belong together; the caller's type has seen to that.
  const send = http.POST as (path: string, init: object) => Promise<Sending>;
  const { data, error, response } = await send(`/${method}`, { body, headers, ...(signal && { signal }) });
  const answer = data ?? error;
  if (typeof answer === "object" && answer !== null && "ok" in answer) return answer;
  throw new UnexpectedAnswerError({ url: response.url, status: response.status, found: "no answer of a method" });
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

/** The cursor of the page behind an answer; undefined behind the last one. */
function cursorOf(answer: object): string | undefined {
  const metadata = "response_metadata" in answer ? answer.response_metadata : undefined;
  if (typeof metadata !== "object" || metadata === null || !("next_cursor" in metadata)) return undefined;
  const { next_cursor: cursor } = metadata;
  return typeof cursor === "string" && cursor !== "" ? cursor : undefined;
}
