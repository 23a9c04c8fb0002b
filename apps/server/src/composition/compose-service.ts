import { createDueLoop, siteAt } from "@rollcall/service";
import { type Store, StoreUnavailable } from "@rollcall/service/store";
import { createServiceHandler } from "../create-service-handler.js";
import { openDelivery } from "../delivery/open-delivery.js";
import { createRequestLog } from "../log/request-log.js";
import { randomIds } from "../machine/random-ids.js";
import { backgroundClock, systemClock } from "../machine/system-clock.js";
import type { StartOptions } from "../options/start-options.js";
import { commonOf, deliveryOf, watching } from "./common-parts.js";
import type { Composition, Sealing } from "./composition.js";

/** Interval at which one of several servers looks for jobs that the others have stored, in milliseconds. */
const lookEveryMs = 10_000;

/** Interval at which one of several servers looks for deliveries of the others, in milliseconds. */
const pollMs = 200;

/** Composes what production runs. */
export function composeService(
  options: StartOptions,
  opening: Sealing,
  /** Whether other servers may use the same database. */
  { isShared = false } = {},
): Composition<Store> {
  const parts = { clock: systemClock, ids: randomIds };
  const { logger } = opening;
  const requestLog = createRequestLog(logger, randomIds.uuid, {
    ...(opening.metrics && { metrics: opening.metrics }),
    scim: opening.definitions.scim,
  });
  const onError = (err: unknown) => {
    if (err instanceof StoreUnavailable) logger.warn({ err }, postponed);
    else requestLog.failed(err, "time");
  };
  const compose: Composition<Store>["compose"] = (store, siteUrl, dueMs) => {
    const site = siteAt(siteUrl);
    const delivery = openDelivery({
      ...deliveryOf(store, opening),
      ...watching(opening),
      ...{ store, clock: backgroundClock, ids: randomIds, siteNow: () => site, onError },
      targets: { hosts: options.deliverTo ?? [] },
      isLimited: () => options.rateMode === "enforce",
      ...(isShared && { lookEveryMs, pollMs }),
    });
    const looping = { store: delivery.store, ids: randomIds, clock: backgroundClock, onError };
    const due = createDueLoop({ ...looping, ...(isShared && { lookEveryMs }) });
    due.plan(dueMs);
    const common = { ...commonOf(options, opening), ...parts, siteUrl, requestLog, due };
    return {
      serve: createServiceHandler({ ...common, store: delivery.store }),
      sockets: delivery,
      close: async () => {
        await due.close();
        await delivery.close();
      },
    };
  };
  return { ...parts, compose };
}

const postponed = "the database is unavailable; what is due is done when it is back";
