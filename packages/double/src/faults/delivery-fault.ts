import type { Fault, FaultAction, FaultMatch } from "../generated/control/index.js";
import { matchesValues } from "../match-values.js";

/** An action on attempts to deliver something to an app. */
export type DeliveryAction = Extract<FaultAction, { readonly kind: keyof typeof deliveryKinds }>;

/** An action on calls. */
export type CallAction = Exclude<FaultAction, DeliveryAction>;

/** A fault of deliveries. */
export interface DeliveryFault extends Omit<Fault, "action"> {
  readonly action: DeliveryAction;
}

/** An attempt, in the form that faults match. */
export interface FaultAttempt {
  /** Identifier of the app. */
  readonly app: string;
  /** Type of the event, or of what a person's act sends. */
  readonly event: string;
  readonly transport: "http" | "socket";
  /** Line whose deliveries follow each other; absent if it waits for no other. */
  readonly line?: string;
  /** The event, the payload, or the fields of the command. */
  readonly values: object;
}

/** The faults that apply to deliveries. */
export interface DeliveryFaults {
  isEmpty(): boolean;
  /** The fault to apply to an attempt; the first one armed wins. */
  takeDelivery(attempt: FaultAttempt): DeliveryFault | undefined;
}

const deliveryKinds = {
  drop: true,
  delay: true,
  duplicate: true,
  reorder: true,
  bad_signature: true,
  closed_socket: true,
  silent: true,
} as const;

/** Names of the actions on deliveries. */
export const deliveryActions: readonly string[] = Object.keys(deliveryKinds);

/** Whether an action is one on deliveries. */
export function isDeliveryAction(action: FaultAction): action is DeliveryAction {
  return Object.hasOwn(deliveryKinds, action.kind);
}

/** Whether a fault of deliveries matches an attempt. */
export function matchesAttempt(attempt: FaultAttempt, { kind }: DeliveryAction, match: FaultMatch): boolean {
  const { app, event, where } = match;
  if (!fits(attempt, kind)) return false;
  if (app !== undefined && attempt.app !== app) return false;
  if (event !== undefined && attempt.event !== event) return false;
  return where === undefined || matchesValues(attempt.values, where);
}

/** Whether an action has a meaning for an attempt. */
function fits({ transport, line }: FaultAttempt, kind: DeliveryAction["kind"]): boolean {
  switch (kind) {
    case "bad_signature":
      return transport === "http";
    case "closed_socket":
      return transport === "socket";
    case "reorder":
      return line !== undefined;
    case "drop":
    case "delay":
    case "duplicate":
    case "silent":
      return true;
  }
}
