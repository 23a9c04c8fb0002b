import type { Because } from "@rollcall/webapi-core";
import type { JournalEntry } from "../generated/control/index.js";
import type { Damage } from "./faults/damage.js";
import type { World } from "./worlds/world.js";

/**
 * What the double knows of one request. It begins with the request, learns while that is served, and is what the journal
 * keeps then: small things as they were, secrets among them, large ones as short copies. Nobody else is given it; an entry
 * is what is told of it.
 */
export interface Exchange {
  /** Name of the world that serves it. */
  readonly world: string;
  /** How often everything in its world had been replaced when it came. */
  readonly era: number;
  /** What the world's clock showed when it came, in milliseconds. */
  readonly atMs: number;
  /** How long it took, in milliseconds of the machine's time. */
  durationMs: number;
  /** Which engine answered; undefined where none has. The answer is told of by what follows, in the words of the wire. */
  protocol: JournalEntry["protocol"] | undefined;
  requestId: string;
  method: string | undefined;
  version: string | undefined;
  /** Verb and path of a route of SCIM. */
  route: string | undefined;
  status: number;
  ok: boolean;
  code: string | undefined;
  because: Because | undefined;
  aborted: boolean;
  arguments: object | undefined;
  /** The body of a request to SCIM, which holds its arguments. */
  body: Uint8Array | undefined;
  /** Identifier of the resource that the path names. */
  id: string | undefined;
  userId: string | undefined;
  appId: string | undefined;
  /** Hash of the token that it came with. */
  tokenHash: string | undefined;
  changes: readonly Change[];
  /** The fault that happens to it. */
  fault: string | undefined;
  /** What is done to the answer when it is written. */
  damage: Damage | undefined;
  /** For how many characters the journal still has room. */
  room: number;
}

/** A change of the world's facts. */
export interface Change {
  readonly kind: string;
  readonly id: string | undefined;
  readonly before: object | undefined;
  readonly after: object | undefined;
}

/** The room for all that is kept of one exchange, in characters of names and values. */
const room = 65_536;

const unchanged: readonly Change[] = [];

/** What is known of a request that comes now. Every part has its place at once, so that nothing moves to make room. */
export function beginExchange({ name, era, clock }: Pick<World, "name" | "era" | "clock">): Exchange {
  return {
    world: name,
    era,
    atMs: clock.now().getTime(),
    durationMs: 0,
    protocol: undefined,
    requestId: "",
    method: undefined,
    version: undefined,
    route: undefined,
    status: 0,
    ok: false,
    code: undefined,
    because: undefined,
    aborted: false,
    arguments: undefined,
    body: undefined,
    id: undefined,
    userId: undefined,
    appId: undefined,
    tokenHash: undefined,
    changes: unchanged,
    fault: undefined,
    damage: undefined,
    room,
  };
}
