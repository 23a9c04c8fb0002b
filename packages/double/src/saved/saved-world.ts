import type { StoredRow } from "@rollcall/storage/sqlite";
import type { ClockState } from "../clock/virtual-clock.js";

/** A world as `world.save` returns it: the rows of its tables. */
export interface SavedWorld {
  readonly kind: "saved-world";
  readonly clock: ClockState;
  /** Number of identifiers made from the seed; absent without a seed. */
  readonly identifiers?: number;
  readonly tables: Readonly<Record<string, readonly StoredRow[]>>;
  /** Bytes of files. */
  readonly contents: readonly Uint8Array[];
}

/** Tables of a world that are not saved: each server makes its own key for signatures. */
export const leftOut: ReadonlySet<string> = new Set(["signing_keys"]);

/** Whether a text is a saved world. */
export function isSavedWorld(text: string): boolean {
  return /^kind: *["']?saved-world\b/m.test(text.slice(0, 2000));
}
