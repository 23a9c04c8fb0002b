import type { ClientRequest, IncomingHttpHeaders, IncomingMessage } from "node:http";
import type { Answer, Reason } from "../messages/attempt.js";
import { RefusedTargetError } from "../targets/create-target-policy.js";
import type { Agents } from "./open-agents.js";

/** A request to one address. */
export interface ExchangeRequest {
  readonly agents: Agents;
  readonly url: URL;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  /** Aborts when the time of the attempt is over. */
  readonly signal: AbortSignal;
  readonly maxAnswerBytes: number;
  /** Whether it must not arrive twice: it gets a new connection, and no other try. */
  readonly isOnce: boolean;
}

/** The app's answer, or why there is none. */
export type Exchange =
  | { readonly kind: "answered"; readonly answer: Answer }
  | { readonly kind: "failed"; readonly reason: Reason; readonly detail: string };

/** Sends a request. A kept connection that turns out to be closed is replaced by a new one. */
export async function exchangeOnce(asked: ExchangeRequest): Promise<Exchange> {
  const first = await exchange(asked, asked.isOnce);
  return first.kind === "stale" ? toExchange(await exchange(asked, true)) : first;
}

/** The app closed a kept connection before it received this request, or while it was on its way. */
interface Stale {
  readonly kind: "stale";
  readonly detail: string;
}

function toExchange(found: Exchange | Stale): Exchange {
  return found.kind === "stale" ? { kind: "failed", reason: "unknown_error", detail: found.detail } : found;
}

async function exchange(asked: ExchangeRequest, isFresh: boolean): Promise<Exchange | Stale> {
  const { agents, url, headers, body, signal, maxAnswerBytes } = asked;
  if (signal.aborted) return timeout;
  const request = await agents.start(url, { method: "POST", headers, isFresh });
  const { promise, resolve } = Promise.withResolvers<Exchange | Stale>();
  const abort = () => {
    resolve(timeout);
    request.destroy();
  };
  const stageOf = watchStage(request);
  request.on("error", (error) => resolve(toFailure(error, stageOf())));
  request.once("response", async (response) => {
    signal.removeEventListener("abort", abort);
    resolve({ kind: "answered", answer: await readAnswer(response, maxAnswerBytes, signal) });
  });
  if (signal.aborted) abort();
  else signal.addEventListener("abort", abort);
  request.end(body);
  return promise.finally(() => signal.removeEventListener("abort", abort));
}

const timeout: Exchange = { kind: "failed", reason: "http_timeout", detail: "The app did not answer in time." };

/** The progress of a request. */
type Stage = "connecting" | "securing" | "sending" | "reusing";

function watchStage(request: ClientRequest): () => Stage {
  let stage: Stage = "connecting";
  request.once("socket", (socket) => {
    if (request.reusedSocket) {
      stage = "reusing";
      return;
    }
    socket.once("connect", () => {
      stage = "encrypted" in socket ? "securing" : "sending";
    });
    socket.once("secureConnect", () => {
      stage = "sending";
    });
  });
  return () => stage;
}

/** Errors of a connection that the other side has closed. */
const closedCodes = new Set(["ECONNRESET", "EPIPE"]);

function toFailure(error: NodeJS.ErrnoException, stage: Stage): Exchange | Stale {
  const detail = error.message || (error.code ?? "The connection failed.");
  if (stage === "reusing" && closedCodes.has(error.code ?? "")) return { kind: "stale", detail };
  return { kind: "failed", reason: reasonOf(error, stage), detail };
}

function reasonOf(error: NodeJS.ErrnoException, stage: Stage): Reason {
  if (error instanceof RefusedTargetError || stage === "connecting") return "connection_failed";
  if (stage !== "securing") return "unknown_error";
  return closedCodes.has(error.code ?? "") ? "connection_failed" : "ssl_error";
}

/**
 * Reads an answer. Of a body that exceeds the limit, is cut off, or does not end before the signal aborts, the text so far
 * is kept, and the connection is closed.
 */
function readAnswer(response: IncomingMessage, maxBytes: number, signal: AbortSignal): Promise<Answer> {
  const { promise, resolve } = Promise.withResolvers<Answer>();
  const chunks: Buffer[] = [];
  let bytes = 0;
  const finish = (isCut: boolean) => {
    response.off("data", take).off("close", cut);
    signal.removeEventListener("abort", cut);
    const body = toText(Buffer.concat(chunks), isCut);
    resolve({ status: response.statusCode ?? 0, headers: toPlainHeaders(response.headers), body, isCut });
  };
  const cut = () => {
    response.destroy();
    finish(true);
  };
  const take = (chunk: Buffer) => {
    const rest = chunk.subarray(0, maxBytes - bytes);
    chunks.push(rest);
    bytes += rest.length;
    if (rest.length < chunk.length) cut();
  };
  response.on("data", take).once("end", () => finish(false));
  response.on("error", () => undefined).once("close", cut);
  if (signal.aborted) cut();
  else signal.addEventListener("abort", cut);
  return promise;
}

/** Decodes UTF-8. An incomplete character at the end of a cut text is left out. */
function toText(bytes: Buffer, isCut: boolean): string {
  return new TextDecoder().decode(bytes, { stream: isCut });
}

/** Joins repeated headers. */
function toPlainHeaders(headers: IncomingHttpHeaders): Record<string, string> {
  const plain: Record<string, string> = {};
  for (const [name, value] of Object.entries(headers))
    if (value !== undefined) plain[name] = typeof value === "string" ? value : value.join(", ");
  return plain;
}
