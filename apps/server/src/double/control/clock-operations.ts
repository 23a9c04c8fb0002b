import type { Methods } from "../../generated/control/index.js";
import { type ControlOutcome, conflict } from "../control-refusal.js";
import { readDuration } from "../read-duration.js";
import type { World } from "../worlds/world.js";
import type { Worlds } from "../worlds/worlds.js";
import type { ControlHandlers } from "./control-handlers.js";
import { inWorld } from "./operations.js";

type Names = Extract<keyof Methods, `clock.${string}`>;

/** What is done with the time of a world. */
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

/** The last instant that can be written with four digits of the year. */
const endMs = Date.parse("9999-12-31T23:59:59Z");

async function advance(world: World, by: string): Promise<Shown> {
  const ms = readDuration(by) ?? 0;
  if (world.clock.now().getTime() + ms > endMs) return conflict(`${by} from now is beyond the year 9999.`);
  await world.clock.advance(ms);
  return show(world);
}

const instantForm = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:\d\d)$/;

async function setClock(world: World, text: string): Promise<Shown> {
  const instant = new Date(text);
  if (!instantForm.test(text) || Number.isNaN(instant.getTime()))
    return conflict(`${JSON.stringify(text)} is no instant; write one like 2026-06-01T12:00:00Z.`);
  const { at, what } = world.latest;
  if (instant < at)
    return conflict(
      `${what} happened at ${at.toISOString()}, after ${instant.toISOString()}; reset the world, or load one, to go back.`,
    );
  await world.clock.set(instant);
  return show(world);
}
