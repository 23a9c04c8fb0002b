import type { PlainHandler } from "@rollcall/server-adapters/node";
import {
  createEphemerals,
  type DueLoop,
  type Ids,
  type RateMode,
  type Sealer,
  type TokenPrefixes,
} from "@rollcall/service";
import type { DocumentSet } from "@rollcall/service/store";
import type { LoadWorldOptions, World as WorldFile } from "@rollcall/service/world";
import { createSqliteStore, type SqliteStore } from "@rollcall/storage/sqlite";
import { createVirtualClock } from "../clock/virtual-clock.js";
import { type ControlOutcome, conflict, notFound } from "../control-refusal.js";
import type { FaultList } from "../faults/fault-list.js";
import type { Journal } from "../journal/journal.js";
import type { EventDelivery } from "../served-world.js";
import { createSeededIds } from "./seeded-ids.js";
import {
  createRepeatedTokens,
  noteCommit,
  noteSecrets,
  restoreState,
  type Snapshot,
  stateOf,
  type World,
  type WorldParts,
  type WorldState,
} from "./world.js";

/** The worlds of one server. */
export interface Worlds {
  /** Serves every request whose token has no prefix of another world. */
  readonly first: World;
  get(name: string): ControlOutcome<{ readonly world: World }>;
  list(): readonly World[];
  /** Whether the first world is the only one. */
  isOne(): boolean;
  snapshots(): readonly Snapshot[];
  /** Replaces a world by the contents of a file, or creates a world with that name. */
  load(name: string, file: WorldFile): Promise<World>;
  /** Replaces a world by a state, to which resets return, or creates a world with that name. */
  replace(name: string, state: WorldState): World;
  reset(world: World): Promise<void>;
  snapshot(world: World, name: string): Snapshot;
  restore(world: World, name: string): Promise<ControlOutcome<object>>;
  fork(from: World, name?: string): ControlOutcome<{ readonly world: World }>;
  remove(name: string): Promise<ControlOutcome<object>>;
  setRateMode(world: World, mode: RateMode): void;
  /** Rejects every request that sleeps by a frozen clock. */
  cancelSleepers(): void;
  close(): Promise<void>;
}

/** Dependencies and settings of worlds. */
export interface WorldsOptions {
  /** The documents that stores keep. */
  readonly documents: DocumentSet;
  readonly first: WorldParts;
  /** When the first job in the first world may be due, as Unix time in milliseconds. */
  readonly dueMs: number;
  readonly rateMode: RateMode;
  readonly siteUrl: string;
  /** Seals the credentials of apps. All worlds share it, because images pass between them. */
  readonly sealer: Sealer;
  /** Prefixes of the tokens that are made. */
  readonly tokenPrefixes: TokenPrefixes;
  /** Determines the identifiers of every world. Default: `ids` makes them. */
  readonly seed?: number;
  /** Identifiers of worlds without a seed. */
  readonly ids: Ids;
  readonly journal: Journal;
  readonly createFaults: () => FaultList;
  /** Creates the service of a world. */
  readonly createServe: (world: World, rateMode: RateMode, onCommit: (kind: string) => void) => PlainHandler;
  /** Creates what does the jobs of a world. */
  readonly createDelivery: (world: WorldParts, worldOf: () => World) => EventDelivery;
  readonly createDue: (
    world: Pick<World, "name" | "delivery" | "ids" | "clock">,
    onCommit: (kind: string) => void,
  ) => DueLoop;
}

const firstName = "default";

/** Creates the worlds of a server, with the first one only. */
export function createWorlds(options: WorldsOptions): Worlds {
  const worlds = new Map([[options.first.name, createWorld(options.first, options, { dueMs: options.dueMs })]]);
  const [first] = worlds.values();
  if (first === undefined) throw new Error("There is no world.");
  // The service of another world is created at its first request.
  first.serve = createServe(first, options, first.rateMode);
  const known: Known = { first, worlds, snapshots: new Map(), options };
  const { snapshots } = known;
  return {
    first,
    get: (name) => {
      const world = worlds.get(name);
      return world === undefined ? notFound("world", name, [...worlds.keys()]) : { ok: true, world };
    },
    list: () => [...worlds.values()],
    isOne: () => worlds.size === 1,
    snapshots: () => [...snapshots.values()].toSorted((one, other) => (one.name < other.name ? -1 : 1)),
    load: (name, file) => load(known, name, file),
    replace: (name, state) => replace(known, name, state),
    reset: async (world) => reset(known, world),
    snapshot: (world, name) => {
      const snapshot = { name, world: world.name, state: stateOf(world) };
      // They are valid again when the snapshot is restored.
      world.secrets.now.clear();
      snapshots.set(name, snapshot);
      return snapshot;
    },
    restore: async (world, name) => {
      const snapshot = snapshots.get(name);
      if (snapshot === undefined) return notFound("snapshot", name, [...snapshots.keys()]);
      restoreState(world, snapshot.state);
      return { ok: true };
    },
    fork: (from, name = freeName(worlds)) => fork(known, from, name),
    remove: (name) => remove(known, name),
    setRateMode: (world, mode) => {
      world.rateMode = mode;
      world.store.rates.clear();
      world.serve = createServe(world, options, mode);
    },
    cancelSleepers: () => {
      for (const { clock } of worlds.values()) if (clock.state().frozen) clock.close();
    },
    close: async () => {
      first.clock.close();
      await first.due.close();
      await first.delivery.close();
      for (const world of worlds.values()) if (world !== first) await closeWorld(world);
    },
  };
}

interface Known {
  readonly first: World;
  readonly worlds: Map<string, World>;
  readonly snapshots: Map<string, Snapshot>;
  readonly options: WorldsOptions;
}

function reset({ options }: Known, world: World): void {
  restoreState(world, world.begin);
  world.faults.disarm();
  options.journal.clear(world.name);
}

async function load(known: Known, name: string, file: WorldFile): Promise<World> {
  const { first, worlds, options } = known;
  const { siteUrl, sealer, tokenPrefixes } = options;
  const loaded = worlds.get(name);
  if (loaded === undefined) {
    const parts = createParts(name, options, { clock: first.clock.state() });
    await loadFile(parts.store, file, { clock: parts.clock, ids: parts.ids, siteUrl, sealer, tokenPrefixes });
    return add(known, createWorld(parts, options, { dueMs: 0 }));
  }
  const { now } = loaded.secrets;
  const made = [...now];
  now.clear();
  const store = await storeOf(file, loaded, options);
  // Those of the file are valid in the world that it describes.
  now.clear();
  for (const secret of made) now.add(secret);
  const state = { ...loaded.begin, image: store.image(), ...factsOf(loaded) };
  await store.close();
  return replace(known, name, state);
}

function replace(known: Known, name: string, state: WorldState): World {
  const { worlds, options } = known;
  const replaced = worlds.get(name);
  if (replaced === undefined) return add(known, createWorld(createParts(name, options, state), options, { state }));
  replaced.begin = state;
  reset(known, replaced);
  return replaced;
}

/** Loads the sections of world files and their schemas only when a file is loaded. */
async function loadFile(store: SqliteStore, file: WorldFile, options: LoadWorldOptions): Promise<void> {
  const { loadWorld } = await import("@rollcall/service/world");
  await loadWorld(store, file, options);
}

function fork(known: Known, from: World, name: string): ReturnType<Worlds["fork"]> {
  const { worlds, options } = known;
  if (worlds.has(name)) return conflict(`There is a world ${JSON.stringify(name)} already; name another one.`);
  const state = stateOf(from);
  const more = { forkedFrom: from.name, rateMode: from.rateMode, state };
  return { ok: true, world: add(known, createWorld(createParts(name, options, state), options, more)) };
}

async function remove({ first, worlds, options }: Known, name: string): Promise<ControlOutcome<object>> {
  const world = worlds.get(name);
  if (world === undefined) return notFound("world", name, [...worlds.keys()]);
  if (world === first) return conflict("The default world cannot be removed; reset it, or load another file into it.");
  worlds.delete(name);
  options.journal.clear(name);
  await closeWorld(world);
  return { ok: true };
}

function add({ worlds }: Known, world: World): World {
  worlds.set(world.name, world);
  return world;
}

interface WorldDetails {
  readonly forkedFrom?: string;
  readonly rateMode?: RateMode;
  /** State to begin with. Default: the contents of the store. */
  readonly state?: WorldState;
  /** When the first stored job may be due, as Unix time in milliseconds. Default: that of the state. */
  readonly dueMs?: number;
}

function createWorld(given: WorldParts, options: WorldsOptions, details: WorldDetails): World {
  const { ids, secrets } = noteSecrets(given.ids);
  const parts = { ...given, ids };
  const { forkedFrom, rateMode, state, dueMs = state?.dueMs } = details;
  const mode = rateMode ?? options.rateMode;
  const latest = state?.latest ?? { at: parts.clock.now(), what: "The beginning of this world" };
  const delivery = options.createDelivery(parts, () => world);
  const unplanned = {
    ...parts,
    delivery,
    ephemerals: createEphemerals(),
    repeatedTokens: createRepeatedTokens(),
    ...(forkedFrom !== undefined && { forkedFrom }),
    rateMode: mode,
    era: 0,
    secrets,
    latest,
  };
  const due = options.createDue(unplanned, (kind) => noteCommit(world, kind));
  if (dueMs !== undefined) due.plan(dueMs);
  const world: World = {
    ...unplanned,
    due,
    begin: state ?? stateOf({ ...parts, latest, due }),
    serve: (request, connection) => {
      world.serve = createServe(world, options, world.rateMode);
      return world.serve(request, connection);
    },
  };
  parts.clock.attend(due.settled);
  parts.clock.attend(delivery.idle);
  return world;
}

function createServe(world: World, { createServe: create }: WorldsOptions, mode: RateMode): PlainHandler {
  return create(world, mode, (kind) => noteCommit(world, kind));
}

/** Creates the parts of a world in memory from a state; without an image the world is empty. */
function createParts(
  name: string,
  { documents, first, seed, ids, createFaults }: WorldsOptions,
  { clock, image, idCount = 0 }: Partial<WorldState> & Pick<WorldState, "clock">,
): WorldParts {
  const seeded = seed === undefined ? undefined : createSeededIds(seed);
  seeded?.restore(idCount);
  // Worlds share contents, because images pass between them.
  const { contents } = first.store;
  const store = createSqliteStore({ memory: true, documents, contents, ...(image && { image }) });
  return { name, store, clock: createVirtualClock(clock), ids: seeded ?? ids, faults: createFaults() };
}

/** Creates a store from a world file, with the time and the identifiers of a world. */
async function storeOf(
  file: WorldFile,
  { clock, ids }: World,
  {
    documents,
    first,
    siteUrl,
    sealer,
    tokenPrefixes,
  }: Pick<WorldsOptions, "documents" | "first" | "siteUrl" | "sealer" | "tokenPrefixes">,
): Promise<SqliteStore> {
  const store = createSqliteStore({ memory: true, documents, contents: first.store.contents });
  if ("restore" in ids) ids.restore(0);
  await loadFile(store, file, { clock, ids, siteUrl, sealer, tokenPrefixes });
  return store;
}

function factsOf({ clock, ids }: World) {
  return {
    clock: clock.state(),
    latest: { at: clock.now(), what: "The loading of this world" },
    dueMs: 0,
    ...("count" in ids && { idCount: ids.count() }),
  };
}

function freeName(worlds: ReadonlyMap<string, World>): string {
  let number = worlds.size;
  while (worlds.has(`${firstName}-${number}`)) number += 1;
  return `${firstName}-${number}`;
}

async function closeWorld({ clock, due, delivery, store }: World): Promise<void> {
  clock.close();
  await due.close();
  await delivery.close();
  await store.close();
}
