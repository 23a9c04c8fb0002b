import { StorageError } from "@rollcall/storage/sqlite";
import { conflict } from "../control-refusal.js";
import type { Methods, Snapshot as WrittenSnapshot, World as WrittenWorld } from "../generated/control/index.js";
import type { ParseWorld } from "../worlds/parsed-world.js";
import { prefixOf } from "../worlds/pick-world.js";
import type { Snapshot } from "../worlds/snapshot.js";
import type { World } from "../worlds/world.js";
import type { Worlds } from "../worlds/worlds.js";
import type { ControlHandlers } from "./control-handlers.js";
import { inWorld } from "./operations.js";

type Names = Extract<keyof Methods, `world.${string}`>;

/** Operations on whole worlds. */
export function createWorldOperations(worlds: Worlds, parseWorld: ParseWorld): ControlHandlers<Names> {
  const written = (world: World) => writeWorld(world, worlds.first);
  return {
    "world.list": async () => ({
      ok: true,
      worlds: worlds.list().map(written),
      snapshots: worlds.snapshots().map(writeSnapshot),
    }),
    "world.load": async ({ file, world = worlds.first.name }) => {
      const parsed = await parseWorld(file, "world");
      if (!parsed.ok) return { ok: false, error: "broken_world", problems: parsed.problems };
      return { ok: true, world: written(await worlds.load(world, parsed.world)) };
    },
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
    "world.diff": ({ from, to, world }) => inWorld(worlds, world, (found) => worlds.diff(found, from, to)),
  };
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
