import type { Delivery, DeliveryKey } from "./event-port.js";

/** Key of a delivery. */
export function deliveryKeyOf({ appId, dueMs, place, eventId }: Delivery): DeliveryKey {
  return { appId, dueMs, place, eventId };
}
