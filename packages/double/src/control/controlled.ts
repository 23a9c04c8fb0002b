import type { Coverage } from "../coverage/create-coverage.js";
import type { Declared } from "../faults/declared.js";
import type { Journal } from "../journal/journal.js";
import type { ParseWorld } from "../worlds/parsed-world.js";
import type { Worlds } from "../worlds/worlds.js";

/** Dependencies of the operations. */
export interface Controlled {
  readonly worlds: Worlds;
  readonly journal: Journal;
  readonly coverage: Coverage;
  readonly declared: Declared;
  readonly parseWorld: ParseWorld;
  /** Aborts when the server begins to stop. */
  readonly stopping?: AbortSignal;
}
