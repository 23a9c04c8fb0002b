import type { FetchHandler } from "@rollcall/scim-core";
import { type ExchangeContext, inExchange } from "./exchange-context.js";
import type { Journal } from "./journal/journal.js";
import { createBudget } from "./journal/redact.js";
import { toRecorded } from "./journal/to-recorded.js";
import type { World } from "./worlds/world.js";

export interface ServeExchangeOptions {
  /** What serves. */
  readonly world: Pick<World, "name" | "era" | "clock">;
  readonly journal: Journal;
  /** The service of the world. */
  readonly serve: FetchHandler;
  /** Aborts when the server begins to stop. */
  readonly stopping?: AbortSignal;
}

/**
 * Serves requests of a world: each in a context of its own, told to the journal as it goes out, and damaged where a fault
 * says so. The journal is not told of one that outlives what it began in.
 */
export function createExchangeHandler({ world, journal, serve, stopping }: ServeExchangeOptions): FetchHandler {
  return async (request, connection) => {
    const context = beginExchange(world);
    const response = await inExchange(context, () => serve(request, connection));
    if (context.isOver()) return response;
    const { damage = {} } = context;
    const written = (await damage.rewrite?.(response)) ?? response;
    const recorded = toRecorded(context, written);
    if (recorded !== undefined) journal.add(recorded);
    if (damage.hold !== undefined)
      await damage.hold(stopping === undefined ? request.signal : AbortSignal.any([request.signal, stopping]));
    return written;
  };
}

function beginExchange(world: ServeExchangeOptions["world"]): ExchangeContext {
  const { name, era, clock } = world;
  const isOver = () => world.era !== era;
  return { world: name, isOver, at: clock.now(), startedMs: performance.now(), changes: [], budget: createBudget() };
}
