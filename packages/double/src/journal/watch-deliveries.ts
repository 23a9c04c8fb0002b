import type { WatchDelivery } from "../served-world.js";
import type { World } from "../worlds/world.js";
import type { Journal } from "./journal.js";

/**
 * Adds the attempts of a world's deliveries to the journal, except those that began before the world was replaced.
 * @param worldOf returns the world, which may not exist yet
 */
export function watchDeliveries(
  worldOf: () => Pick<World, "name" | "era" | "clock">,
  journal: Pick<Journal, "add">,
): WatchDelivery {
  let attempts = 0;
  return (delivery) => {
    const { era } = worldOf();
    return (end) => {
      const { name, era: now, clock } = worldOf();
      if (era !== now) return;
      attempts += 1;
      const requestId = `${delivery.eventId}-${delivery.appId}-${attempts}`;
      journal.add({ protocol: "events", requestId, world: name, atMs: clock.now().getTime(), delivery, end });
    };
  };
}
