import type { Exchange } from "../exchange.js";
import type { Recorded } from "./recorded.js";

/**
 * Notes what goes out for an exchange. Answers whether there is something to tell: an engine answered it.
 * @param startedMs the machine's time when it came, in milliseconds
 */
export function endExchange(
  exchange: Exchange,
  response: Response,
  startedMs: number,
): exchange is Exchange & Recorded {
  if (exchange.protocol === undefined) return false;
  exchange.durationMs = Math.round((performance.now() - startedMs) * 100) / 100;
  const { status } = response;
  if (status === exchange.status) return true;
  exchange.status = status;
  // A page of somebody between client and service says nothing in the words of the service.
  if (!response.headers.get("content-type")?.includes("json")) exchange.code = undefined;
  return true;
}
