import { type PlainHandler, type PlainRequest, toResponse } from "@rollcall/server-adapters/node";
import { inExchange } from "./current-exchange.js";
import { beginExchange } from "./exchange.js";
import { endExchange } from "./journal/end-exchange.js";
import type { Journal } from "./journal/journal.js";
import type { World } from "./worlds/world.js";

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
