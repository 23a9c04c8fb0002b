import { AsyncLocalStorage } from "node:async_hooks";
import { isResponse, type PlainAnswer } from "@rollcall/server-adapters/node";
import type { Delivery as StoredDelivery } from "@rollcall/service/store";
import type { AnyMethodDefinition, Reason } from "@rollcall/webapi-core";
import type { Damage } from "./faults/damage.js";
import type { JournalEntry } from "./generated/control/index.js";
import type { DeliveryEnd, WatchedDelivery } from "./served-world.js";
import type { World } from "./worlds/world.js";

const current = new AsyncLocalStorage<Exchange>();

/** The record of the request that is being served; undefined outside a request. */
export function currentExchange(): Exchange | undefined {
  return current.getStore();
}

/** Serves a request so that all work for it finds its record through `currentExchange`. */
export function inExchange<T>(exchange: Exchange, serve: () => T): T {
  return current.run(exchange, serve);
}

/** API of a call. */
type CallProtocol = Exclude<JournalEntry["protocol"], "events">;

/**
 * The record of one request. It is filled in while the request is served. Then the journal keeps it as bytes: small values
 * whole, secrets included, and large ones shortened. It never leaves the double; an entry of the journal is a copy without
 * secrets.
 */
export interface Exchange {
  /** Name of the world that serves it. */
  readonly world: string;
  /** The era of its world when the request arrived; see `World.era`. */
  readonly era: number;
  /** Time of the world's clock when the request arrived, in milliseconds. */
  readonly atMs: number;
  /** Duration in milliseconds of machine time. */
  durationMs: number;
  /** The engine that answered; undefined if none did. The members below describe its answer by names on the wire. */
  protocol: CallProtocol | undefined;
  requestId: string;
  method: string | undefined;
  /** Path of the request, if it is not the address of its method. */
  path: string | undefined;
  /** The definition of the method. */
  definition: AnyMethodDefinition | undefined;
  version: string | undefined;
  /** Verb and path of a route of SCIM. */
  route: string | undefined;
  /** Address of a SCIM request, with its query. */
  url: string | undefined;
  status: number;
  ok: boolean;
  code: string | undefined;
  reason: Reason | undefined;
  aborted: boolean;
  arguments: object | undefined;
  /** Whether a part of what was sent is missing here, because it was too large to keep. */
  isCut: boolean;
  /** The body of a SCIM request, from which its arguments are read. */
  body: Uint8Array | undefined;
  /** Identifier of the resource in the path. */
  id: string | undefined;
  userId: string | undefined;
  appId: string | undefined;
  /** Hash of the request's token. */
  tokenHash: string | undefined;
  /** The answer: its body, or a value. Undefined if it is too large. */
  answer: string | Uint8Array | object | undefined;
  changes: readonly Change[];
  /** Identifier of the fault that was applied. */
  fault: string | undefined;
  /** Changes to the response below the protocol. */
  damage: Damage | undefined;
  /** Resolves when a call of a method that is not defined is explained. */
  explaining: Promise<void> | undefined;
  /** Remaining characters that the journal may keep of this exchange. */
  remaining: number;
}

/** A change to a stored document. */
export interface Change {
  readonly kind: string;
  readonly id: string | undefined;
  readonly before: object | undefined;
  readonly after: object | undefined;
}

/** Maximum characters of names and values that the journal keeps of one exchange. */
const maxExchangeCharacters = 65_536;

const unchanged: readonly Change[] = [];

/** Starts the record of a request. Every member exists from the start, so that the object keeps its shape. */
export function beginExchange({ name, era, clock }: Pick<World, "name" | "era" | "clock">): Exchange {
  return {
    world: name,
    era,
    atMs: clock.now().getTime(),
    durationMs: 0,
    protocol: undefined,
    requestId: "",
    method: undefined,
    path: undefined,
    definition: undefined,
    version: undefined,
    route: undefined,
    url: undefined,
    status: 0,
    ok: false,
    code: undefined,
    reason: undefined,
    aborted: false,
    arguments: undefined,
    isCut: false,
    body: undefined,
    id: undefined,
    userId: undefined,
    appId: undefined,
    tokenHash: undefined,
    answer: undefined,
    changes: unchanged,
    fault: undefined,
    damage: undefined,
    explaining: undefined,
    remaining: maxExchangeCharacters,
  };
}

export function mediaTypeOf(answer: PlainAnswer | Response): string | null | undefined {
  return isResponse(answer) ? answer.headers.get("content-type") : answer.headers["content-type"];
}

/** A record of the journal. */
export type Recorded = RecordedCall | RecordedDelivery;

/** Members of an exchange that are of no use after its answer. */
type Passing = "era" | "damage" | "explaining" | "remaining";

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
