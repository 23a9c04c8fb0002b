import { eventSubscriptions } from "@rollcall/service";
import type { App } from "@rollcall/service/store";
import { type ControlOutcome, type ControlRefusal, conflict } from "../../control-refusal.js";
import { type DeliveryAction, deliveryActions, isDeliveryAction } from "../../faults/delivery-fault.js";
import type { FaultParts } from "../../faults/fault-list.js";
import type { FaultMatch } from "../../generated/control/index.js";
import type { World } from "../../worlds/world.js";
import { findApp } from "../lookups/find-app.js";
import { findUndeliveredType, isAskedType } from "../lookups/find-undefined-event.js";

/** Reads what a fault matches, with the identifier of its app. Refuses what the action can never match. */
export async function readMatch(
  { store }: Pick<World, "store">,
  { match = {}, action }: Pick<FaultParts, "match" | "action">,
): Promise<ControlOutcome<{ readonly match: FaultMatch }>> {
  if (!isDeliveryAction(action)) return hasOnlyCalls(match, action.kind) ?? { ok: true, match };
  const refused = hasOnlyDeliveries(match, action) ?? findUndeliveredType(match.event);
  if (refused !== undefined) return refused;
  if (match.app === undefined) return { ok: true, match };
  const found = await findApp(store, match.app);
  if (!found.ok) return found;
  return misfit(found.app, action) ?? { ok: true, match: { ...match, app: found.app.id } };
}

function hasOnlyCalls({ app, event }: FaultMatch, kind: string): ControlRefusal | undefined {
  if (app === undefined && event === undefined) return undefined;
  const name = app === undefined ? "event" : "app";
  return {
    ok: false,
    error: "undeclared",
    detail: `${kind} is for calls, and ${name} selects deliveries; remove it, or name an action on deliveries.`,
    declared: deliveryActions,
  };
}

const ofCalls = ["method", "route", "version", "token"] as const;

function hasOnlyDeliveries(match: FaultMatch, { kind }: DeliveryAction): ControlRefusal | undefined {
  const name = ofCalls.find((each) => match[each] !== undefined);
  if (name !== undefined)
    return conflict(`${kind} is for deliveries, and ${name} selects calls; use app, event and where.`);
  if (kind !== "reorder" || match.event === undefined || !isAskedType(match.event)) return undefined;
  return conflict(`${match.event} is sent once, when a person does something; only events can be reordered.`);
}

/** Refuses an action that does not fit how an app receives everything. */
function misfit(app: App, { kind }: DeliveryAction): ControlRefusal | undefined {
  const isSocket = eventSubscriptions(app).delivery.kind === "socket";
  if (kind === "bad_signature" && isSocket)
    return conflict(`${app.name} is in Socket Mode, whose envelopes have no signature.`);
  if (kind === "closed_socket" && !isSocket)
    return conflict(`${app.name} is not in Socket Mode; set settings.socket_mode_enabled in its manifest.`);
  return undefined;
}
