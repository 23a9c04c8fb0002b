import type { Delivery as StoredDelivery } from "@rollcall/service/store";
import type { CallProtocol, Exchange } from "../exchange.js";
import type { DeliveryEnd, WatchedDelivery } from "../served-world.js";

/** A record of the journal. */
export type Recorded = RecordedCall | RecordedDelivery;

/** Members of an exchange that are of no use after its answer. */
type Passing = "era" | "damage" | "remaining";

/** An exchange that an engine has answered. */
export interface RecordedCall extends Readonly<Omit<Exchange, Passing | "definition">> {
  readonly protocol: CallProtocol;
  /** Only a new one has it. */
  readonly definition?: Exchange["definition"];
}

/** An attempt to deliver an event to an app, or an exchange of a person's act with it. */
export interface RecordedDelivery {
  readonly protocol: "events";
  readonly requestId: string;
  /** Name of the world. */
  readonly world: string;
  /** Time of the world's clock when the attempt ended, in milliseconds. */
  readonly atMs: number;
  /** The delivery as it was before the attempt. */
  readonly delivery: WatchedDelivery;
  readonly end: DeliveryEnd;
}

/** Whether it is a call of a client, neither a delivery nor an act of a person. */
export function isClientCall(recorded: Recorded): recorded is RecordedCall {
  return recorded.protocol === "webapi" || recorded.protocol === "scim";
}

/** Whether it is a delivery. */
export function isDelivery(recorded: Recorded): recorded is RecordedDelivery {
  return recorded.protocol === "events";
}

/** The reason why an attempt failed, as in the header of its retry; undefined if it did not. */
export function reasonOf({ end }: RecordedDelivery): string | undefined {
  return end.kind === "retry" || end.kind === "given_up" ? end.attempt.reason : undefined;
}

/** Whether it is an event of the store, which can be sent again. */
export function isStored(delivery: WatchedDelivery): delivery is StoredDelivery {
  return "place" in delivery;
}
