import { diffImages, StorageError } from "@rollcall/storage/sqlite";
import { type ControlRefusal, conflict, notFound } from "../control-refusal.js";
import type { Methods, Snapshot as WrittenSnapshot, World as WrittenWorld } from "../generated/control/index.js";
import { isSavedWorld } from "../saved/parse-saved-world.js";
import { prefixOf } from "../worlds/pick-world.js";
import type { Snapshot, World } from "../worlds/world.js";
import type { Controlled } from "./controlled.js";
import { type ControlHandlers, inWorld } from "./operations.js";

type Names = Extract<keyof Methods, `world.${string}`>;

/** Operations on whole worlds. */
export function createWorldOperations(controlled: Controlled): ControlHandlers<Names> {
  const { worlds, parseWorld, service } = controlled;
  const written = (world: World) => writeWorld(world, worlds.first);
  const loadSaved = async (file: string, name: string) => {
    const { parseSavedWorld } = await import("../saved/parse-saved-world.js");
    const saved = parseSavedWorld(file, "world", service);
    if (!saved.ok) return { ok: false, error: "broken_world", problems: saved.problems } as const;
    const { loadSavedWorld } = await import("../saved/load-saved-world.js");
    const loaded = await loadSavedWorld(name, saved.world, controlled).catch(refuseRows);
    return "ok" in loaded ? loaded : ({ ok: true, world: written(loaded) } as const);
  };
  /** The image of a snapshot, or that of a world. Undefined if neither is named. */
  const imageOf = ({
    snapshot,
    world,
  }: {
    readonly snapshot?: string | undefined;
    readonly world?: string | undefined;
  }) => {
    if (world !== undefined) {
      const found = worlds.get(world);
      return found.ok ? ({ ok: true, image: found.world.store.image() } as const) : found;
    }
    if (snapshot === undefined) return undefined;
    const found = worlds.snapshots().find(({ name }) => name === snapshot);
    if (found !== undefined) return { ok: true, image: found.state.image } as const;
    return notFound(
      "snapshot",
      snapshot,
      worlds.snapshots().map(({ name }) => name),
    );
  };
  return {
    "world.list": async () => ({
      ok: true,
      worlds: worlds.list().map(written),
      snapshots: worlds.snapshots().map(writeSnapshot),
    }),
    "world.load": async ({ file, world = worlds.first.name }) => {
      if (isSavedWorld(file)) return loadSaved(file, world);
      const parsed = await parseWorld(file, "world");
      if (!parsed.ok) return { ok: false, error: "broken_world", problems: parsed.problems };
      return { ok: true, world: written(await worlds.load(world, parsed.world)) };
    },
    "world.save": ({ world: name, with_secrets: withSecrets = false }) =>
      inWorld(worlds, name, async (world) => {
        const { printSavedWorld } = await import("../saved/print-saved-world.js");
        return { ok: true, file: await printSavedWorld(world, { ...service, withSecrets }) };
      }),
    "world.reset": ({ world: name }) =>
      inWorld(worlds, name, async (world) => {
        await worlds.reset(world);
        return { ok: true, world: written(world) };
      }),
    "world.snapshot": ({ name, world }) =>
      inWorld(worlds, world, (found) => ({ ok: true, snapshot: writeSnapshot(worlds.snapshot(found, name)) })),
    "world.restore": ({ name, world }) =>
      inWorld(worlds, world, async (found) => {
        const restored = await worlds.restore(found, name).catch(refuseImage);
        return restored.ok ? { ok: true, world: written(found) } : restored;
      }),
    "world.fork": ({ name, world }) =>
      inWorld(worlds, world, (found) => {
        const forked = worlds.fork(found, name);
        return forked.ok ? { ok: true, world: written(forked.world) } : forked;
      }),
    "world.remove": ({ world }) => worlds.remove(world),
    "world.diff": ({ from, from_world: other, to, world }) =>
      inWorld(worlds, world, ({ store }) => {
        const [before, after] = [imageOf({ snapshot: from, world: other }), imageOf({ snapshot: to })];
        if (before?.ok === false) return before;
        if (after?.ok === false) return after;
        const images = [before?.image ?? store.image(), after?.image ?? store.image()] as const;
        return { ok: true, changes: diffImages(...images, service.documents) };
      }),
  };
}

/** Refuses rows that contradict each other. */
function refuseRows(error: unknown): ControlRefusal {
  if (error instanceof StorageError)
    return { ok: false, error: "broken_world", problems: [`world:1:1 ${error.message}`] };
  throw error;
}

/** Refuses a snapshot that this version cannot restore. */
function refuseImage(error: unknown) {
  if (error instanceof StorageError) return conflict(error.message);
  throw error;
}

function writeWorld(world: World, first: World): WrittenWorld {
  const { now, frozen } = world.clock.state();
  return {
    name: world.name,
    token_prefix: prefixOf(world, first),
    now: now.toISOString(),
    frozen,
    ...(world.forkedFrom !== undefined && { forked_from: world.forkedFrom }),
  };
}

function writeSnapshot({ name, world, state }: Snapshot): WrittenSnapshot {
  return { name, world, taken_at: state.clock.now.toISOString(), size: state.image.byteLength };
}
