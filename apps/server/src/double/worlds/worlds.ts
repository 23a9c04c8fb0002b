import type { FetchHandler } from "@rollcall/scim-core";
import type { RateMode } from "@rollcall/service";
import { loadWorld, type World as WorldFile } from "@rollcall/service/world";
import { createSqliteStore, diffImages, type RowChange, type SqliteStore } from "@rollcall/storage/sqlite";
import { randomIds } from "../../random-ids.js";
import { createVirtualClock } from "../clock/virtual-clock.js";
import { type ControlOutcome, conflict, notFound } from "../control-refusal.js";
import type { FaultList } from "../faults/fault-list.js";
import type { Journal } from "../journal/journal.js";
import { createSeededIds } from "./seeded-ids.js";
import type { Snapshot } from "./snapshot.js";
import { bringTo, stateOf, type World, type WorldParts, type WorldState } from "./world.js";

/** The worlds of one server, and what is done with them. */
export interface Worlds {
  /** The one that every request goes to whose token has no prefix of another. */
  readonly first: World;
  get(name: string): ControlOutcome<{ readonly world: World }>;
  list(): readonly World[];
  /** Whether there is none but the first. */
  isOne(): boolean;
  snapshots(): readonly Snapshot[];
  /** Replaces everything in a world, or makes a new one of the name. */
  load(name: string, file: WorldFile): Promise<World>;
  reset(world: World): Promise<void>;
  snapshot(world: World, name: string): Snapshot;
  restore(world: World, name: string): Promise<ControlOutcome<object>>;
  fork(from: World, name?: string): ControlOutcome<{ readonly world: World }>;
  remove(name: string): Promise<ControlOutcome<object>>;
  /** What differs between two snapshots, or between one and the world as it is now. */
  diff(world: World, from: string, to?: string): ControlOutcome<{ readonly changes: readonly RowChange[] }>;
  setRateMode(world: World, mode: RateMode): void;
  /** Lets those go who sleep by a clock that stands still. */
  giveUpWaiting(): void;
  close(): Promise<void>;
}

/** What worlds are made with. */
export interface WorldsOptions {
  /** What the first world stands on. */
  readonly first: WorldParts;
  readonly rateMode: RateMode;
  readonly siteUrl: string;
  /** Decides the identifiers of every world; absent leaves them to chance. */
  readonly seed?: number;
  readonly journal: Journal;
  readonly createFaults: () => FaultList;
  /** The service of a world. */
  readonly createServe: (world: World, rateMode: RateMode, onCommit: (kind: string) => void) => FetchHandler;
}

const firstName = "default";

/** The worlds of a server, of which there is one to begin with. */
export function createWorlds(options: WorldsOptions): Worlds {
  const worlds = new Map<string, World>();
  const snapshots = new Map<string, Snapshot>();
  const add = (parts: WorldParts, more: MoreOfWorld = {}): World => {
    const world = createWorld(parts, options, more);
    worlds.set(world.name, world);
    return world;
  };
  const first = add(options.first);
  const reset = async (world: World) => {
    bringTo(world, world.begin);
    world.faults.disarm();
    options.journal.clear(world.name);
  };
  return {
    first,
    get: (name) => {
      const world = worlds.get(name);
      return world === undefined ? notFound("world", name, [...worlds.keys()]) : { ok: true, world };
    },
    list: () => [...worlds.values()],
    isOne: () => worlds.size === 1,
    snapshots: () => [...snapshots.values()].toSorted((one, other) => (one.name < other.name ? -1 : 1)),
    load: async (name, file) => {
      const known = worlds.get(name);
      if (known === undefined) {
        const parts = createParts(name, options, { clock: first.clock.state() });
        await loadWorld(parts.store, file, { clock: parts.clock, ids: parts.ids, siteUrl: options.siteUrl });
        return add(parts);
      }
      const store = await storeOf(file, known, options.siteUrl);
      known.begin = { ...known.begin, image: store.image(), ...factsOf(known) };
      await store.close();
      await reset(known);
      return known;
    },
    reset,
    snapshot: (world, name) => {
      const snapshot = { name, world: world.name, state: stateOf(world) };
      snapshots.set(name, snapshot);
      return snapshot;
    },
    restore: async (world, name) => {
      const snapshot = snapshots.get(name);
      if (snapshot === undefined) return notFound("snapshot", name, [...snapshots.keys()]);
      bringTo(world, snapshot.state);
      return { ok: true };
    },
    fork: (from, name = freeName(worlds)) => {
      if (worlds.has(name)) return conflict(`There is a world ${JSON.stringify(name)} already; name another one.`);
      const state = stateOf(from);
      const world = add(createParts(name, options, state), { forkedFrom: from.name, rateMode: from.rateMode, state });
      return { ok: true, world };
    },
    remove: async (name) => {
      const world = worlds.get(name);
      if (world === undefined) return notFound("world", name, [...worlds.keys()]);
      if (world === first) return conflict("The default world stays; reset it, or load another file into it.");
      worlds.delete(name);
      options.journal.clear(name);
      await closeWorld(world);
      return { ok: true };
    },
    diff: (world, from, to) => {
      const [before, after] = [snapshots.get(from), to === undefined ? undefined : snapshots.get(to)];
      if (before === undefined) return notFound("snapshot", from, [...snapshots.keys()]);
      if (to !== undefined && after === undefined) return notFound("snapshot", to, [...snapshots.keys()]);
      return { ok: true, changes: diffImages(before.state.image, after?.state.image ?? world.store.image()) };
    },
    setRateMode: (world, mode) => {
      world.rateMode = mode;
      world.store.rates.clear();
      world.serve = createServe(world, options, mode);
    },
    giveUpWaiting: () => {
      for (const { clock } of worlds.values()) if (clock.state().frozen) clock.close();
    },
    close: async () => {
      for (const world of worlds.values()) if (world === first) world.clock.close();
      for (const world of worlds.values()) if (world !== first) await closeWorld(world);
    },
  };
}

interface MoreOfWorld {
  readonly forkedFrom?: string;
  readonly rateMode?: RateMode;
  /** What the world begins with; absent means what it holds. */
  readonly state?: WorldState;
}

function createWorld(parts: WorldParts, options: WorldsOptions, { forkedFrom, rateMode, state }: MoreOfWorld): World {
  const mode = rateMode ?? options.rateMode;
  const latest = state?.latest ?? { at: parts.clock.now(), what: "The beginning of this world" };
  const world: World = {
    ...parts,
    ...(forkedFrom !== undefined && { forkedFrom }),
    rateMode: mode,
    era: 0,
    latest,
    begin: state ?? stateOf({ ...parts, latest }),
    serve: () => Promise.reject(new Error("The world is not served yet.")),
  };
  world.serve = createServe(world, options, mode);
  return world;
}

function createServe(world: World, { createServe: create }: WorldsOptions, mode: RateMode): FetchHandler {
  return create(world, mode, (kind) => {
    world.latest = { at: world.clock.now(), what: `The last change (${kind})` };
  });
}

/** The parts of a world in memory, as they were in a state; without an image it is empty. */
function createParts(
  name: string,
  { seed, createFaults }: WorldsOptions,
  { clock, image, idCount = 0 }: Partial<WorldState> & Pick<WorldState, "clock">,
): WorldParts {
  const seeded = seed === undefined ? undefined : createSeededIds(seed);
  seeded?.restore(idCount);
  const store = createSqliteStore({ memory: true, ...(image && { image }) });
  return { name, store, clock: createVirtualClock(clock), ids: seeded ?? randomIds, faults: createFaults() };
}

/** A store that holds what a file says, as of the time of a world. */
async function storeOf(file: WorldFile, { clock, ids }: World, siteUrl: string): Promise<SqliteStore> {
  const store = createSqliteStore({ memory: true });
  if ("restore" in ids) ids.restore(0);
  await loadWorld(store, file, { clock, ids, siteUrl });
  return store;
}

function factsOf({ clock, ids }: World) {
  return {
    clock: clock.state(),
    latest: { at: clock.now(), what: "The loading of this world" },
    ...("count" in ids && { idCount: ids.count() }),
  };
}

function freeName(worlds: ReadonlyMap<string, World>): string {
  let number = worlds.size;
  while (worlds.has(`${firstName}-${number}`)) number += 1;
  return `${firstName}-${number}`;
}

async function closeWorld({ clock, store }: World): Promise<void> {
  clock.close();
  await store.close();
}
