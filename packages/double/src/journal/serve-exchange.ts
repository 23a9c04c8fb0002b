import {
  isResponse,
  type PlainAnswer,
  type PlainHandler,
  type PlainRequest,
  toResponse,
} from "@rollcall/server-adapters/node";
import { beginExchange, type Exchange, inExchange, mediaTypeOf } from "../exchange.js";
import type { World } from "../worlds/world.js";
import type { Journal } from "./journal.js";
import type { RecordedCall } from "./recorded.js";

/**
 * Records the response of an exchange. Returns whether the journal keeps it: an engine answered it.
 * @param startedMs machine time when the request arrived, in milliseconds
 */
function endExchange(
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

/** Dependencies of the exchanges of a world. */
interface ServeExchangeOptions {
  readonly world: Pick<World, "name" | "era" | "clock">;
  readonly journal: Journal;
  /** The service of the world. */
  readonly serve: PlainHandler;
  /** Whether a request only looks for the control plane. It has no exchange, and the journal does not have it. */
  readonly isLook: (request: PlainRequest) => boolean;
  /** Aborts when the server begins to stop. */
  readonly stopping?: AbortSignal;
}

/**
 * Serves requests of a world. Each has its own exchange, which the journal receives with the response; a fault may damage
 * the response. The journal ignores an exchange whose world was replaced meanwhile.
 */
export function createExchangeHandler({ world, journal, serve, isLook, stopping }: ServeExchangeOptions): PlainHandler {
  return async (request, connection) => {
    if (isLook(request)) return serve(request, connection);
    const startedMs = performance.now();
    const exchange = beginExchange(world);
    const answer = await inExchange(exchange, () => serve(request, connection));
    if (exchange.era !== world.era) return answer;
    if (exchange.protocol === "scim") exchange.url = request.url;
    const { damage } = exchange;
    const written = damage?.rewrite === undefined ? answer : await damage.rewrite(toResponse(answer));
    if (endExchange(exchange, written, startedMs)) journal.add(exchange);
    if (damage?.hold !== undefined) await damage.hold(endOf(request, stopping));
    return written;
  };
}

function endOf({ signal }: PlainRequest, stopping: AbortSignal | undefined): AbortSignal {
  return stopping === undefined ? signal : AbortSignal.any([signal, stopping]);
}
