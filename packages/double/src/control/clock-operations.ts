import { type ControlOutcome, conflict } from "../control-refusal.js";
import { readDuration } from "../faults/fault-list.js";
import type { Methods } from "../generated/control/index.js";
import type { World } from "../worlds/world.js";
import type { Worlds } from "../worlds/worlds.js";
import { type ControlHandlers, inWorld } from "./operations.js";

type Names = Extract<keyof Methods, `clock.${string}`>;

/** Operations on the clock of a world. */
export function createClockOperations(worlds: Worlds): ControlHandlers<Names> {
  return {
    "clock.get": ({ world }) => inWorld(worlds, world, show),
    "clock.freeze": ({ world }) =>
      inWorld(worlds, world, (found) => {
        found.clock.freeze();
        return show(found);
      }),
    "clock.resume": ({ world }) =>
      inWorld(worlds, world, (found) => {
        found.clock.resume();
        return show(found);
      }),
    "clock.advance": ({ by, world }) => inWorld(worlds, world, (found) => advance(found, by)),
    "clock.set": ({ now, world }) => inWorld(worlds, world, (found) => setClock(found, now)),
  };
}

type Shown = ControlOutcome<{ readonly now: string; readonly frozen: boolean }>;

function show({ clock }: World): Shown {
  const { now, frozen } = clock.state();
  return { ok: true, now: now.toISOString(), frozen };
}

/** Latest instant whose year has four digits. */
const maxMs = Date.parse("9999-12-31T23:59:59Z");

async function advance(world: World, by: string): Promise<Shown> {
  const ms = readDuration(by) ?? 0;
  if (world.clock.now().getTime() + ms > maxMs) return conflict(`${by} from now is beyond the year 9999.`);
  await world.clock.advance(ms);
  return show(world);
}

async function setClock(world: World, text: string): Promise<Shown> {
  const instant = new Date(text);
  if (Number.isNaN(instant.getTime())) return conflict(`${JSON.stringify(text)} is not a valid date and time.`);
  const { at, what } = world.latest;
  if (instant < at)
    return conflict(
      `${what} happened at ${at.toISOString()}, after ${instant.toISOString()}; reset the world, or load one, to go back.`,
    );
  await world.clock.set(instant);
  return show(world);
}
