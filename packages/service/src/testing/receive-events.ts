import { writeDelivery } from "../events/write-delivery.js";
import { type Delivery, deliveryKeyOf } from "../model/port/events.js";
import { siteAt } from "../values/site-addresses.js";
import type { TestService } from "./create-test-service.js";
import { siteUrl } from "./create-test-store.js";

/** The bodies that apps would receive now. */
export async function receiveEvents({ store, clock }: TestService): Promise<readonly object[]> {
  const nowMs = clock.now().getTime();
  const taken = await store.events.take({ nowMs, limit: 1000, holdMs: 1, except: [] });
  await store.events.settle(taken.map(deliveryKeyOf));
  const stepTokenOf = (id: string) => `svcw-${id}`;
  const options = { store, site: siteAt(siteUrl), verificationToken: "verification", stepTokenOf };
  const written = await Promise.all(taken.map((delivery: Delivery) => writeDelivery(delivery, options, nowMs)));
  return written.flatMap((each) => (each.ok ? each.body : []));
}
