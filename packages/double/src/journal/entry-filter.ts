import { hashToken } from "@rollcall/service";
import {
  isClientCall,
  isDelivery,
  type Recorded,
  type RecordedCall,
  type RecordedDelivery,
  reasonOf,
} from "../exchange.js";
import { matchesValues } from "../match-values.js";
import { argumentsOf } from "./to-entry.js";

/** Selects entries; all given members must match. */
export interface EntryFilter {
  readonly world?: string;
  /** Calls of clients, acts of people, or deliveries to apps. */
  readonly kind?: "call" | "act" | "delivery";
  /** Identifier of the app that calls or receives. */
  readonly app?: string;
  /** Type of a delivered event. */
  readonly event?: string;
  /** Identifier of a delivered event. */
  readonly eventId?: string;
  readonly method?: string;
  /** Verb and path of a SCIM route: `PATCH /Users/{id}`. */
  readonly route?: string;
  readonly code?: string;
  readonly ok?: boolean;
  /** The token itself. */
  readonly token?: string;
  /** Expected values of arguments, by name; a path with dots reaches into objects and lists. */
  readonly where?: Readonly<Record<string, unknown>>;
  /** Identifier of a request; only later ones match. */
  readonly after?: string;
}

/** Whether an entry matches; `after` is ignored. */
export function matchesFilter(recorded: Recorded, filter: EntryFilter): boolean {
  if (filter.world !== undefined && recorded.world !== filter.world) return false;
  return isDelivery(recorded) ? matchesDelivery(recorded, filter) : matchesCall(recorded, filter);
}

function matchesDelivery(recorded: RecordedDelivery, filter: EntryFilter): boolean {
  const { kind = "delivery", app, event, eventId, method, route, code, ok, token, where } = filter;
  if (kind !== "delivery" || [method, route, token, where].some((each) => each !== undefined)) return false;
  const { delivery, end } = recorded;
  if (app !== undefined && delivery.appId !== app) return false;
  if (event !== undefined && delivery.event.type !== event) return false;
  if (eventId !== undefined && delivery.eventId !== eventId) return false;
  if (ok !== undefined && (end.kind === "delivered") !== ok) return false;
  return code === undefined || reasonOf(recorded) === code;
}

function matchesCall(recorded: RecordedCall, filter: EntryFilter): boolean {
  const own = isClientCall(recorded) ? "call" : "act";
  const { kind = own, app, event, eventId, method, route, code, ok, token, where } = filter;
  if (kind !== own || event !== undefined || eventId !== undefined) return false;
  if (app !== undefined && recorded.appId !== app) return false;
  if (method !== undefined && recorded.method !== method) return false;
  if (route !== undefined && recorded.route !== route) return false;
  if (code !== undefined && recorded.code !== code) return false;
  if (ok !== undefined && recorded.ok !== ok) return false;
  if (token !== undefined && recorded.tokenHash !== hashToken(token)) return false;
  return where === undefined || matchesValues(argumentsOf(recorded), where);
}
