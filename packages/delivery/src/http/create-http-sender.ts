import type { Attempt } from "../messages/attempt.js";
import type { Content } from "../messages/content.js";
import type { HttpTarget, Outgoing, Send } from "../messages/outgoing.js";
import { toHeaderNames } from "../signing/header-names.js";
import { createLookup, type Resolve } from "../targets/create-lookup.js";
import type { TargetPolicy } from "../targets/target-policy.js";
import { followRedirects } from "./follow-redirects.js";
import { openAgents } from "./open-agents.js";
import { startDeadline } from "./start-deadline.js";
import { toAttempt } from "./to-attempt.js";
import { toHttpBody } from "./to-http-body.js";
import { toRequestHeaders } from "./to-request-headers.js";

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
  /** Maximum number of idle connections to keep per origin. Default: 16. */
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
    maxIdle: options.maxIdleConnections ?? 16,
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
