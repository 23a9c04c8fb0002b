import type { Attempt } from "../messages/attempt.js";
import type { Outgoing } from "../messages/outgoing.js";
import { isTooLate, planRetry, type RetryOptions } from "../plan/plan-retry.js";
import type { Clock } from "./create-waker.js";
import type { Delivery, Prepared, Settlement } from "./delivery-port.js";

/** The place of an attempt in its line, for senders that hold attempts back. */
export interface LinePlace {
  /** Line that the attempt occupies. Absent for retries and for deliveries without a line, which wait for no other. */
  readonly line?: string;
  /** Lets the next delivery of the line begin before this attempt ends. */
  leaveLine(): void;
  /** Waits for something, such as an instant of the clock. Meanwhile, `idle` of the dispatcher does not wait for the attempt. */
  waitFor<T>(until: Promise<T>): Promise<T>;
}

/** Makes one attempt in its place of the line. It resolves whatever happens; a rejection is a defect. */
export type SendInLine = (outgoing: Outgoing, place: LinePlace) => Promise<Attempt>;

/** Dependencies of an attempt. */
interface AttemptParts {
  readonly row: Delivery;
  /** Undefined if the app may not receive it any more. */
  readonly outgoing: Prepared | undefined;
  readonly place: LinePlace;
  readonly send: SendInLine;
  readonly clock: Clock;
  readonly onError: (error: unknown) => void;
  readonly retries: RetryOptions | undefined;
}

/** Makes an attempt and returns how the delivery goes on. */
export async function toSettlement(parts: AttemptParts): Promise<Settlement> {
  const { row, outgoing, clock, retries } = parts;
  if (outgoing === undefined) return { kind: "withdrawn" };
  if (isTooLate({ occurredAt: row.occurredAt, at: clock.now() }, retries))
    return { kind: "withdrawn", reason: "It is too late to send it." };
  const { isRetried = row.isRetried, ...prepared } = outgoing;
  const attempt = await sendSafely({ ...prepared, ...(row.retry && { retry: row.retry }) }, parts);
  if (attempt.ok) return { kind: "delivered", attempt };
  if (isRetried === false) return { kind: "given_up", attempt, reason: "It is sent only once." };
  const failed = { failure: attempt, retries: row.retry?.num ?? 0, endedAt: clock.now(), occurredAt: row.occurredAt };
  const plan = planRetry(failed, retries);
  switch (plan.kind) {
    case "retry":
      return { ...plan, attempt };
    case "give_up":
      return { kind: "given_up", attempt, reason: plan.reason };
  }
}

/** A sender that throws has a defect. The attempt counts as failed, so that the delivery goes on. */
async function sendSafely(outgoing: Outgoing, { send, place, onError }: AttemptParts): Promise<Attempt> {
  const startedMs = performance.now();
  try {
    return await send(outgoing, place);
  } catch (error) {
    onError(error);
    const { target } = outgoing;
    const url = target.kind === "http" ? target.url : `socket:${target.app}`;
    const detail = error instanceof Error ? error.message : String(error);
    const request = { url, redirects: [], headers: {}, body: "" };
    const durationMs = performance.now() - startedMs;
    return { ok: false, reason: "unknown_error", detail, noRetry: false, request, durationMs };
  }
}
