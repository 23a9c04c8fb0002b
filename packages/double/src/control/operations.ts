import type { ControlOutcome } from "../control-refusal.js";
import type { World } from "../worlds/world.js";
import type { Worlds } from "../worlds/worlds.js";

/** Runs an operation on the world with the given name, or refuses an unknown name. Default: the first world. */
export function inWorld<T>(
  worlds: Worlds,
  name: string | undefined,
  operate: (world: World) => ControlOutcome<T> | Promise<ControlOutcome<T>>,
): Promise<ControlOutcome<T>> {
  if (name === undefined) return Promise.resolve(operate(worlds.first));
  const found = worlds.get(name);
  return Promise.resolve(found.ok ? operate(found.world) : found);
}
