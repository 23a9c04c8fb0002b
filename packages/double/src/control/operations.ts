import type { MethodOutcome, OpenContext } from "@rollcall/webapi-core";
import type { ControlOutcome } from "../control-refusal.js";
import type { Methods } from "../generated/control/index.js";
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

/** Handlers of some operations of the control plane. */
export type ControlHandlers<Names extends keyof Methods> = {
  readonly [M in Names]: (args: Methods[M]["arguments"], context: OpenContext) => Promise<MethodOutcome<Methods[M]>>;
};
