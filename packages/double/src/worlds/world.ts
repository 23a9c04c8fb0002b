import type { Instant } from "@rollcall/scim-core";
import type { PlainHandler } from "@rollcall/server-adapters/node";
import type { DueLoop, Ephemerals, Ids, RateMode } from "@rollcall/service";
import type { SqliteStore } from "@rollcall/storage/sqlite";
import type { ClockState, VirtualClock } from "../clock/virtual-clock.js";
import type { FaultList } from "../faults/fault-list.js";
import type { EventDelivery } from "../served-world.js";
import type { SeededIds } from "./seeded-ids.js";

/** The latest event of a world; its clock cannot be set back before it. */
interface LatestFact {
  readonly at: Instant;
  /** The event, as the subject of a sentence. */
  readonly what: string;
}

/** The parts of a world. */
export interface WorldParts {
  /** The name of the first world is `default`. */
  readonly name: string;
  readonly store: SqliteStore;
  readonly clock: VirtualClock;
  readonly ids: Ids | SeededIds;
  readonly faults: FaultList;
}

/** A world: its own store, time and identifiers, and the service over them. */
export interface World extends WorldParts {
  readonly forkedFrom?: string;
  /** Sends its events to apps. */
  readonly delivery: EventDelivery;
  /** Messages that only one user sees. */
  readonly ephemerals: Ephemerals;
  readonly repeatedTokens: RepeatedTokens;
  /** Does what time brings about. */
  readonly due: DueLoop;
  /** Serves a request whose token no longer has the prefix of the world. */
  serve: PlainHandler;
  rateMode: RateMode;
  /** Number of times that the world has been replaced: by a reset, a load or a restore. */
  era: number;
  /** The secrets that were made in it: parts of tokens, addresses of answers and triggers. */
  readonly secrets: MadeSecrets;
  latest: LatestFact;
  /** The state that a reset restores. */
  begin: WorldState;
}

/** Secrets by the eras of a world. It keeps the last ones. */
interface MadeSecrets {
  /** Those of earlier eras, which what was left over from them may use. */
  readonly earlier: Set<string>;
  readonly now: Set<string>;
}

const maxSecrets = 1000;

/** Notes the secrets that a world makes. */
export function noteSecrets<I extends Ids>(ids: I): { readonly ids: I; readonly secrets: MadeSecrets } {
  const secrets = { earlier: new Set<string>(), now: new Set<string>() };
  const secret = (bytes: number) => {
    const made = ids.secret(bytes);
    addOne(secrets.now, made);
    return made;
  };
  return { ids: { ...ids, secret }, secrets };
}

function addOne(secrets: Set<string>, secret: string): void {
  const [oldest] = secrets;
  if (secrets.size >= maxSecrets && oldest !== undefined) secrets.delete(oldest);
  secrets.add(secret);
}

/** The complete state of a world at one moment. */
export interface WorldState {
  readonly image: Uint8Array;
  readonly clock: ClockState;
  readonly latest: LatestFact;
  /** When the next job is due at the earliest, as Unix time in milliseconds; absent without jobs. */
  readonly dueMs?: number;
  /** Number of identifiers made from the seed; absent without a seed. */
  readonly idCount?: number;
}

/** The current state of a world. */
export function stateOf({
  store,
  clock,
  ids,
  latest,
  due,
}: Pick<World, "store" | "clock" | "ids" | "latest" | "due">): WorldState {
  const dueMs = due.nextMs();
  return {
    image: store.image(),
    clock: clock.state(),
    latest,
    ...(dueMs !== undefined && { dueMs }),
    ...("count" in ids && { idCount: ids.count() }),
  };
}

/**
 * Replaces a world by a saved state. Requests that began earlier can no longer change it.
 * @throws StorageError if another version wrote the state; nothing has changed then
 */
export function restoreState(world: World, { image, clock, latest, dueMs, idCount }: WorldState): void {
  world.store.restore(image);
  world.ephemerals.clear();
  world.era += 1;
  for (const secret of world.secrets.now) addOne(world.secrets.earlier, secret);
  world.secrets.now.clear();
  world.latest = latest;
  world.clock.jump(clock, new WorldReplaced());
  world.due.restart(dueMs);
  if (idCount !== undefined && "restore" in world.ids) world.ids.restore(idCount);
}

/** Notes a commit, so that the clock is not set back before it. */
export function noteCommit(world: Pick<World, "clock" | "latest">, kind: string): void {
  world.latest = { at: world.clock.now(), what: `The last change (${kind})` };
}

/** Tokens of calls that are made again. Each works for one call, in place of the token with a hash. */
export interface RepeatedTokens {
  /** Runs work with a token that is valid as the one with the hash is, until the work is done. */
  lend<Answer>(hash: string, work: (token: string) => Promise<Answer> | Answer): Promise<Answer>;
  /** Hash of the token that a token is used in place of. Undefined for tokens of clients. */
  hashOf(token: string): string | undefined;
}

export function createRepeatedTokens(): RepeatedTokens {
  const hashes = new Map<string, string>();
  return {
    lend: async (hash, work) => {
      const token = `repeated-${crypto.randomUUID()}`;
      hashes.set(token, hash);
      try {
        return await work(token);
      } finally {
        hashes.delete(token);
      }
    },
    hashOf: (token) => hashes.get(token),
  };
}

/** A saved state of a world, under a name. */
export interface Snapshot {
  readonly name: string;
  /** Name of the world. */
  readonly world: string;
  readonly state: WorldState;
}

/** The world was replaced after an exchange began; the exchange must not change the new one. */
export class WorldReplaced extends Error {
  override readonly name = "WorldReplaced";

  constructor() {
    super("The world was replaced while the request was being served.");
  }
}
