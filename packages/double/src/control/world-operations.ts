import { StorageError } from "@rollcall/storage/sqlite";
import { type ControlRefusal, conflict } from "../control-refusal.js";
import type { Methods, Snapshot as WrittenSnapshot, World as WrittenWorld } from "../generated/control/index.js";
import { isSavedWorld } from "../saved/saved-world.js";
import { prefixOf } from "../worlds/pick-world.js";
import type { Snapshot } from "../worlds/snapshot.js";
import type { World } from "../worlds/world.js";
import type { Worlds } from "../worlds/worlds.js";
import type { ControlHandlers } from "./control-handlers.js";
import type { Controlled } from "./controlled.js";
import { inWorld } from "./operations.js";

type Names = Extract<keyof Methods, `world.${string}`>;

/** Operations on whole worlds. */
export function createWorldOperations(
  worlds: Worlds,
  { parseWorld, service }: Pick<Controlled, "parseWorld" | "service">,
): ControlHandlers<Names> {
  const written = (world: World) => writeWorld(world, worlds.first);
  return {
    "world.list": async () => ({
      ok: true,
      worlds: worlds.list().map(written),
      snapshots: worlds.snapshots().map(writeSnapshot),
    }),
    "world.load": async ({ file, world = worlds.first.name }) => {
      if (isSavedWorld(file)) {
        const { parseSavedWorld } = await import("../saved/parse-saved-world.js");
        const saved = parseSavedWorld(file, "world", service);
        if (!saved.ok) return { ok: false, error: "broken_world", problems: saved.problems };
        const loaded = await worlds.loadSaved(world, saved.world).catch(refuseRows);
        return loaded.ok ? { ok: true, world: written(loaded.world) } : loaded;
      }
      const parsed = await parseWorld(file, "world");
      if (!parsed.ok) return { ok: false, error: "broken_world", problems: parsed.problems };
      return { ok: true, world: written(await worlds.load(world, parsed.world)) };
    },
    "world.save": ({ world: name }) =>
      inWorld(worlds, name, async (world) => {
        const { printSavedWorld } = await import("../saved/print-saved-world.js");
        return { ok: true, file: await printSavedWorld(world, service) };
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
      inWorld(worlds, world, (found) => {
        if (other !== undefined) return inWorld(worlds, other, (before) => worlds.diff(found, before, to));
        return worlds.diff(found, from ?? "", to);
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
