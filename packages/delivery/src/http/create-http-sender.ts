import type { Answer, Attempt, FailedAttempt } from "../messages/attempt.js";
import type { Content } from "../messages/content.js";
import type { HttpTarget, Outgoing, Send } from "../messages/outgoing.js";
import { type HeaderNames, toHeaderNames } from "../signing/header-names.js";
import { sign } from "../signing/verify-signature.js";
import { createLookup, type Resolve } from "../targets/create-lookup.js";
import type { TargetPolicy } from "../targets/create-target-policy.js";
import { type Followed, followRedirects } from "./follow-redirects.js";
import { openAgents } from "./open-agents.js";
import { startDeadline } from "./start-deadline.js";

/** Options of a sender over HTTP. */
export interface HttpSenderOptions {
  /** Addresses that requests and redirects may reach. */
  readonly policy: TargetPolicy;
  /** Word in the names of the headers. Default: `svc`, for `x-svc-signature`. */
  readonly wireWord?: string;
  /** Value of the header `user-agent`. Default: the header is not sent. */
  readonly userAgent?: string;
  /** Maximum time of an attempt on the machine's clock, in milliseconds. Default: 3,000. */
  readonly timeoutMs?: number;
  /** Maximum number of redirects to follow. Default: 2. */
  readonly maxRedirects?: number;
  /** Maximum number of bytes to keep of an answer whose body has a meaning. Default: 524,288. */
  readonly maxAnswerBytes?: number;
  /** Maximum number of bytes to keep of any other answer. Default: 8,192. */
  readonly maxExcerptBytes?: number;
  /** Maximum number of idle connections to keep per origin. Default: 64. */
  readonly maxIdleConnections?: number;
  /** Time after which an idle connection is closed, in milliseconds. Default: 15,000. */
  readonly idleTimeoutMs?: number;
  /** Certificates in PEM to trust instead of the machine's. */
  readonly ca?: string | readonly string[];
  /** Resolves host names. Default: the system's resolver. */
  readonly resolve?: Resolve;
}

/** Sends over HTTP. */
export interface HttpSender {
  /** Makes one attempt. */
  readonly send: Send<HttpTarget>;
  /** Closes all connections. Attempts in progress fail with `unknown_error`. */
  close(): void;
}

/**
 * Creates a sender of signed POST requests. It loads the platform's HTTP modules with its first attempt.
 * Requests are signed with the machine's time, because receivers compare it with theirs.
 */
export function createHttpSender(options: HttpSenderOptions): HttpSender {
  const { policy, userAgent, timeoutMs = 3000, maxRedirects = 2 } = options;
  const names = toHeaderNames(options.wireWord ?? "svc");
  const agents = openAgents({
    lookup: createLookup(policy, options.resolve),
    ...(options.ca !== undefined && { ca: options.ca }),
    maxIdle: options.maxIdleConnections ?? 64,
    idleMs: options.idleTimeoutMs ?? 15_000,
  });
  const send = async (outgoing: Outgoing<HttpTarget>): Promise<Attempt> => {
    const startedMs = performance.now();
    const { target, content } = outgoing;
    const body = toHttpBody(content);
    const headers = toRequestHeaders({ outgoing, body, names, userAgent, nowMs: Date.now() });
    const deadline = startDeadline(timeoutMs, outgoing.signal);
    // Only events may arrive twice; an app cannot tell a click from the same click.
    const isOnce = content.kind !== "events_api";
    const parts = { agents, policy, maxRedirects, isOnce, headers, url: target.url, body: body.text };
    const asked = { ...parts, signal: deadline.signal };
    const followed = await followRedirects({ ...asked, maxAnswerBytes: maxBytesOf(content, options) });
    deadline.clear();
    return toAttempt({ followed, headers, body: body.text, names, durationMs: performance.now() - startedMs });
  };
  return { send, close: agents.close };
}

function maxBytesOf(content: Content, { maxAnswerBytes = 524_288, maxExcerptBytes = 8192 }: HttpSenderOptions) {
  const hasMeaning = content.kind === "slash_commands" || (content.kind === "interactive" && content.acceptsAnswer);
  return hasMeaning ? maxAnswerBytes : maxExcerptBytes;
}

/** The parts of the headers of a request. */
interface HeaderParts {
  readonly outgoing: Outgoing<HttpTarget>;
  readonly body: HttpBody;
  readonly names: HeaderNames;
  readonly userAgent: string | undefined;
  /** Milliseconds of the machine's clock, with which receivers compare the timestamp. */
  readonly nowMs: number;
}

/** Returns the headers of a request, signed for this second. */
function toRequestHeaders({ outgoing, body, names, userAgent, nowMs }: HeaderParts): Record<string, string> {
  const { target, retry } = outgoing;
  const { signingSecret } = target;
  const timestamp = String(Math.floor(nowMs / 1000));
  return {
    accept: "*/*",
    ...(userAgent !== undefined && { "user-agent": userAgent }),
    "content-type": body.contentType,
    "content-length": String(Buffer.byteLength(body.text)),
    [names.timestamp]: timestamp,
    ...(signingSecret !== undefined && { [names.signature]: sign({ signingSecret, timestamp, body: body.text }) }),
    ...(retry && { [names.retryNum]: String(retry.num), [names.retryReason]: retry.reason }),
  };
}

/** The end of an attempt over HTTP. */
interface HttpEnd {
  readonly followed: Followed;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  readonly names: HeaderNames;
  readonly durationMs: number;
}

/** Judges the end of an attempt: a status from 200 to 299 is a success, whatever its body. */
function toAttempt({ followed, headers, body, names, durationMs }: HttpEnd): Attempt {
  const { url, redirects, exchange, answer } = followed;
  const record = { request: { url, redirects, headers, body }, durationMs };
  const failed = (failure: Pick<FailedAttempt, "reason" | "detail">): FailedAttempt => ({
    ok: false,
    ...failure,
    noRetry: answer?.headers[names.noRetry]?.trim() === "1",
    ...record,
    ...(answer && { answer }),
  });
  if (exchange.kind === "failed") return failed({ reason: exchange.reason, detail: exchange.detail });
  const { status } = exchange.answer;
  if (isSuccess(exchange.answer)) return { ok: true, ...record, answer: exchange.answer };
  return failed({ reason: "http_error", detail: `The app answered ${status}.` });
}

function isSuccess({ status }: Answer): boolean {
  return status >= 200 && status <= 299;
}

/** A body with its exact Content-Type, without a charset, because receivers compare the whole header. */
interface HttpBody {
  readonly contentType: "application/json" | "application/x-www-form-urlencoded";
  readonly text: string;
}

/** Writes content as the body of an HTTP request. */
function toHttpBody(content: Content): HttpBody {
  switch (content.kind) {
    case "events_api":
      return { contentType: "application/json", text: content.body };
    case "interactive":
      return toForm({ payload: content.payload });
    case "slash_commands":
      return toForm(content.fields);
  }
}

function toForm(fields: Readonly<Record<string, string>>): HttpBody {
  return { contentType: "application/x-www-form-urlencoded", text: new URLSearchParams({ ...fields }).toString() };
}
