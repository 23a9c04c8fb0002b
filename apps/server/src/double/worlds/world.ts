import type { FetchHandler, Instant } from "@rollcall/scim-core";
import type { Ids, RateMode } from "@rollcall/service";
import type { SqliteStore } from "@rollcall/storage/sqlite";
import type { ClockState, VirtualClock } from "../clock/virtual-clock.js";
import type { FaultList } from "../faults/fault-list.js";
import type { SeededIds } from "./seeded-ids.js";
import { WorldReplaced } from "./world-replaced.js";

/** The newest thing that a world knows to have happened. */
export interface LatestFact {
  readonly at: Instant;
  /** What it was, as the subject of a sentence. */
  readonly what: string;
}

/** What a world stands on. */
export interface WorldParts {
  /** The first one is called `default`. */
  readonly name: string;
  readonly store: SqliteStore;
  readonly clock: VirtualClock;
  readonly ids: Ids | SeededIds;
  readonly faults: FaultList;
}

/** A world: facts, time and identifiers of its own, and the service that stands on them. */
export interface World extends WorldParts {
  readonly forkedFrom?: string;
  /** Serves a request of the world, whose token bears no prefix any more. */
  serve: FetchHandler;
  rateMode: RateMode;
  /** Counts how often everything in it has been replaced. */
  era: number;
  latest: LatestFact;
  /** What a reset goes back to. */
  begin: WorldState;
}

/** A world as it was at a moment: enough to go on from there in the same way. */
export interface WorldState {
  readonly image: Uint8Array;
  readonly clock: ClockState;
  readonly latest: LatestFact;
  /** How many identifiers a seed had made; absent without a seed. */
  readonly idCount?: number;
}

/** The world as it is now. */
export function stateOf({ store, clock, ids, latest }: Pick<World, "store" | "clock" | "ids" | "latest">): WorldState {
  return {
    image: store.image(),
    clock: clock.state(),
    latest,
    ...("count" in ids && { idCount: ids.count() }),
  };
}

/**
 * Brings a world to a state. What began before it changes nothing in it any more.
 * @throws StorageError where the state is of another version; then nothing has changed
 */
export function bringTo(world: World, { image, clock, latest, idCount }: WorldState): void {
  world.store.restore(image);
  world.era += 1;
  world.latest = latest;
  world.clock.jump(clock, new WorldReplaced());
  if (idCount !== undefined && "restore" in world.ids) world.ids.restore(idCount);
}
