import type { WorldState } from "./world.js";

/** A world as it was, under a name. */
export interface Snapshot {
  readonly name: string;
  /** The world that was kept. */
  readonly world: string;
  readonly state: WorldState;
}
