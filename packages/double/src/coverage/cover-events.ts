import { events } from "@rollcall/api/events";
import type { EventDefinition, EventRow } from "@rollcall/webapi-core";
import type { EventCoverage } from "../generated/control/index.js";
import type { Counts } from "./counts.js";

/** Coverage of every type of event, by name. */
export function coverEvents({ deliveries }: Pick<Counts, "deliveries">): Promise<readonly EventCoverage[]> {
  return Promise.all(
    Object.values<Pick<EventRow, "wireName" | "emit"> & { readonly load: () => Promise<Described> }>(events).map(
      async ({ wireName, emit, load }) => ({
        event: wireName,
        deliveries: deliveries.get(wireName) ?? 0,
        emit,
        how: toHow(await load()),
      }),
    ),
  );
}

type Described = Pick<EventDefinition, "description" | "reason">;

function toHow({ description, reason }: Described): string {
  if (reason !== undefined) return `${reason} \`events.send\` sends it by hand.`;
  return `Sent when ${description.charAt(0).toLowerCase()}${description.slice(1)}`;
}
