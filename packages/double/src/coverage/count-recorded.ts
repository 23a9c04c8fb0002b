import type { Recorded } from "../journal/recorded.js";
import type { Coverage } from "./create-coverage.js";

/** Counts what the journal keeps: calls, deliveries that an app acknowledged, and acts that were not refused. */
export function countRecorded(coverage: Coverage, recorded: Recorded): void {
  switch (recorded.protocol) {
    case "scim":
    case "webapi":
      coverage.add(recorded);
      break;
    case "people":
      if (recorded.ok && recorded.method !== undefined) coverage.addActs(recorded.method, 1);
      break;
    case "events": {
      const { delivery, end } = recorded;
      // A delivery beyond the limit of an hour sends `app_rate_limited`, or nothing.
      if (end.kind === "delivered" && end.isRateLimited !== true) coverage.addDeliveries(delivery.event.type, 1);
    }
  }
}
