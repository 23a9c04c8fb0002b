import type { SqliteStore } from "@rollcall/storage/sqlite";
import type { Logger } from "pino";
import type { ServiceHandlerOptions } from "../create-service-handler.js";
import { randomIds } from "../random-ids.js";
import { createRequestLog } from "../request-log.js";
import type { ServerOptions } from "../server-options.js";
import { createVirtualClock } from "./clock/virtual-clock.js";
import { toControl } from "./control/to-control.js";
import { createDouble } from "./create-double.js";
import { createSeededIds } from "./worlds/seeded-ids.js";

interface Common
  extends Pick<
    ServiceHandlerOptions,
    "definitions" | "engines" | "rateMode" | "updateTimeMs" | "maxBodyBytes" | "metrics" | "stopping"
  > {
  readonly logger: Logger;
}

/** When the clock of a server with a seed stands still, unless it is told otherwise. */
const seededNow = new Date("2026-01-01T00:00:00Z");

/** The time and the identifiers of a server that may be controlled, and how its service is put together. */
export function composeDouble({ seed, clock: begin = {}, controlToken }: ServerOptions, { logger, ...common }: Common) {
  const isSeeded = seed !== undefined;
  const { now = isSeeded ? seededNow : new Date(), frozen = isSeeded } = begin;
  const clock = createVirtualClock({ now, frozen });
  const ids = isSeeded ? createSeededIds(seed) : randomIds;
  const requestLog = createRequestLog(logger, () => ids.uuid(), common.metrics);
  return {
    clock,
    ids,
    compose: (store: SqliteStore, siteUrl: string) => {
      const { serve, operations, close } = createDouble({
        ...common,
        first: { store, clock, ids },
        siteUrl,
        requestLog,
        ...(seed !== undefined && { seed }),
        ...(controlToken !== undefined && { controlToken }),
      });
      return { serve, control: toControl(operations), close };
    },
  };
}
