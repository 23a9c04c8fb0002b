import type { WorldState } from "./world.js";

/** A saved state of a world, under a name. */
export interface Snapshot {
  readonly name: string;
  /** Name of the world. */
  readonly world: string;
  readonly state: WorldState;
}
