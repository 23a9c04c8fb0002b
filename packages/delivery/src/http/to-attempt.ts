import type { Answer, Attempt, FailedAttempt } from "../messages/attempt.js";
import type { HeaderNames } from "../signing/header-names.js";
import type { Followed } from "./follow-redirects.js";

/** The end of an attempt over HTTP. */
interface HttpEnd {
  readonly followed: Followed;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  readonly names: HeaderNames;
  readonly durationMs: number;
}

/** Judges the end of an attempt: a status from 200 to 299 is a success, whatever its body. */
export function toAttempt({ followed, headers, body, names, durationMs }: HttpEnd): Attempt {
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
