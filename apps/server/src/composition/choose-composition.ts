import type { DocumentSet } from "@rollcall/service/store";
import type { SqliteStore } from "@rollcall/storage/sqlite";
import { createServiceHandler } from "../create-service-handler.js";
import { openDelivery } from "../delivery/open-delivery.js";
import type { StartOptions } from "../options/start-options.js";
import { commonOf, deliveryOf, watching } from "./common-parts.js";
import { composeDouble } from "./compose-double.js";
import { composeService } from "./compose-service.js";
import type { Composition, Sealing } from "./composition.js";

/** Chooses what production runs, or the same inside a control plane, which production never creates. */
export function chooseComposition(
  options: StartOptions,
  opening: Sealing & { readonly documents: DocumentSet },
): Composition<SqliteStore> {
  if (options.control === false) return composeService(options, opening);
  const common = commonOf(options, opening);
  return composeDouble(options, {
    ...opening,
    serve: (world, siteUrl) => createServiceHandler({ ...common, ...world, siteUrl }),
    openDelivery: (world, siteNow) =>
      openDelivery({
        ...deliveryOf(world.store, opening),
        ...world,
        ...watching(opening, world.watch),
        siteNow,
        targets: { kinds: ["loopback"], hosts: options.deliverTo ?? [] },
        endsAtOnce: true,
        holdMs: longMs,
        isLimited: () => world.rateMode() === "enforce",
        // Only the control plane can switch them on again.
        switchesOff: true,
        onError: (err) => opening.logger.error({ err }, undelivered),
      }),
  });
}

/** Deliveries are held in memory, by this process alone, and faults may delay their attempts. */
const longMs = 86_400_000;

const undelivered = "events are not sent until the database is back";
