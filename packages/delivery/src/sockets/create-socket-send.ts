import { randomUUID } from "node:crypto";
import { startDeadline } from "../http/start-deadline.js";
import type { Attempt, AttemptRecord, Reason } from "../messages/attempt.js";
import type { Send, SocketTarget } from "../messages/outgoing.js";
import type { Outcome, Pending } from "./create-pending.js";
import type { Roster } from "./create-roster.js";
import { toAnswer } from "./read-acknowledgement.js";
import { toEnvelope } from "./to-envelope.js";

/** Dependencies of sending over sockets. */
interface SocketSendParts {
  readonly pending: Pending;
  readonly roster: Roster;
  readonly timeoutMs: number;
}

/** Creates a sender over the connections of apps. */
export function createSocketSend({ pending, roster, timeoutMs }: SocketSendParts): Send<SocketTarget> {
  return async ({ target, content, retry, signal }) => {
    const startedMs = performance.now();
    const deadline = startDeadline(timeoutMs, signal);
    const envelopeId = randomUUID();
    const body = toEnvelope(envelopeId, content, retry);
    const connection = await roster.pick(target.app, deadline.signal);
    connection?.send(body);
    const outcome = connection && (await pending.wait(envelopeId, connection, deadline.signal));
    deadline.clear();
    const request = { url: `socket:${target.app}`, redirects: [], headers: {}, body };
    return toAttempt(outcome, { request, durationMs: performance.now() - startedMs });
  };
}

function toAttempt(outcome: Outcome | undefined, record: AttemptRecord): Attempt {
  const failed = (reason: Reason, detail: string): Attempt => ({
    ok: false,
    reason,
    detail,
    noRetry: false,
    ...record,
  });
  switch (outcome?.kind) {
    case "acknowledged":
      return { ok: true, ...record, answer: toAnswer(outcome.payload) };
    case "timed_out":
      return failed("http_timeout", "The app did not acknowledge in time.");
    case "ended":
      return failed("unknown_error", "The connection ended before the acknowledgement.");
    case undefined:
      return failed("connection_failed", "The app has no open connection.");
  }
}
