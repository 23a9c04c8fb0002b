import { eventSubscriptions } from "@rollcall/service";
import type { App } from "@rollcall/service/store";
import { type ControlOutcome, type ControlRefusal, conflict, notFound } from "../control-refusal.js";
import type { Declared } from "../faults/declared.js";
import { type DeliveryAction, deliveryActions, isDeliveryAction } from "../faults/delivery-fault.js";
import type { FaultParts } from "../faults/fault-list.js";
import type { FaultAction, FaultMatch, FaultTimes, Methods } from "../generated/control/index.js";
import type { FaultCode, MethodName } from "../names.js";
import type { World } from "../worlds/world.js";
import type { Worlds } from "../worlds/worlds.js";
import { type DeliveredType, findApp, findUndeliveredType, isAskedType } from "./lookups.js";
import { type ControlHandlers, inWorld } from "./operations.js";

type Names = Extract<keyof Methods, `fault.${string}`>;

/** Operations on the faults of a world. */
export function createFaultOperations(worlds: Worlds, declared: Declared): ControlHandlers<Names> {
  return {
    "fault.arm": ({ world, ...request }) =>
      inWorld(worlds, world, async (found) => {
        const read = await readMatch(found, request, declared);
        if (!read.ok) return read;
        const armed = await found.faults.arm({ ...request, match: read.match });
        return armed.ok ? armed : { ...armed, error: "undeclared" };
      }),
    "fault.list": ({ world }) => inWorld(worlds, world, ({ faults }) => ({ ok: true, faults: faults.list() })),
    "fault.disarm": ({ id, world }) =>
      inWorld(worlds, world, ({ faults }) => {
        const known = faults.list().map((fault) => fault.id);
        if (id !== undefined && !known.includes(id)) return notFound("fault", id, known);
        return { ok: true, disarmed: faults.disarm(id) };
      }),
    "fault.declared": async () => {
      const methods = toLists(await declared.methods());
      return { ok: true, methods, routes: toLists(declared.routes) };
    },
  };
}

function toLists(tables: Declared["routes"]): Readonly<Record<string, readonly string[]>> {
  return Object.fromEntries([...tables].map(([name, codes]) => [name, [...codes.keys()].toSorted()]));
}

/** Reads what a fault matches, with the identifier of its app. Refuses what the action can never match. */
async function readMatch(
  { store }: Pick<World, "store">,
  { match = {}, action }: Pick<FaultParts, "match" | "action">,
  { events }: Declared,
): Promise<ControlOutcome<{ readonly match: FaultMatch }>> {
  if (!isDeliveryAction(action)) return hasOnlyCalls(match, action.kind) ?? { ok: true, match };
  const refused = hasOnlyDeliveries(match, action) ?? findUndeliveredType(match.event, events);
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

/** A fault to arm. If it names a method, its code must be one that the method declares. */
export interface FaultRequest<M extends MethodName = MethodName> {
  /** The calls or deliveries that the fault matches. Default: all calls, or all deliveries for an action on these. */
  readonly match?: Omit<FaultMatch, "method" | "event"> & {
    /** The name of a Web API method on the wire. */
    readonly method?: M;
    /** Type of a delivered event, or of what a person's act sends. */
    readonly event?: DeliveredType;
  };
  readonly action: Exclude<FaultAction, ErrorAction> | (Omit<ErrorAction, "code"> & { readonly code: FaultCode<M> });
  /** The matching calls or attempts that the fault is applied to. Default: the next one. */
  readonly times?: FaultTimes;
}

type ErrorAction = Extract<FaultAction, { readonly kind: "error" }>;
