import { isResponse, type PlainAnswer } from "@rollcall/server-adapters/node";
import type { Exchange } from "../exchange.js";
import type { RecordedCall } from "./recorded.js";

/**
 * Records the response of an exchange. Returns whether the journal keeps it: an engine answered it.
 * @param startedMs machine time when the request arrived, in milliseconds
 */
export function endExchange(
  exchange: Exchange,
  answer: PlainAnswer | Response,
  startedMs: number,
): exchange is Exchange & RecordedCall {
  if (exchange.protocol === undefined) return false;
  exchange.durationMs = Math.round((performance.now() - startedMs) * 100) / 100;
  if (!isResponse(answer)) keepAnswer(exchange, answer);
  const { status } = answer;
  if (status === exchange.status) return true;
  exchange.status = status;
  // A page of a proxy between client and service carries no code of the service.
  if (!mediaTypeOf(answer)?.includes("json")) exchange.code = undefined;
  return true;
}

/** Keeps the body as it is, which is parsed only when the entry is read. */
function keepAnswer(exchange: Exchange, { body }: PlainAnswer): void {
  if (body === undefined || body.length >= exchange.remaining) return;
  exchange.remaining -= body.length;
  exchange.answer = body;
}

function mediaTypeOf(answer: PlainAnswer | Response): string | null | undefined {
  return isResponse(answer) ? answer.headers.get("content-type") : answer.headers["content-type"];
}
