import type { Id } from "../../values/ids.js";

/** IDs of a world's items: those given in the file, and generated ones for the rest. */
export interface WorldIds {
  /** Absent for a standalone workspace. */
  readonly organization?: Id;
  /** ID of the item at an index of its section. */
  at(subject: string, index: number): Id;
  /** ID of the item that a reference names. */
  of(subject: string, reference: string): Id;
  /** ID given in the file, or a generated one, for items that nothing refers to. */
  given(id: string | undefined, prefix: string): Id;
  /** ID of a workspace. Default: the default workspace. */
  workspace(reference: string | undefined): Id;
}
