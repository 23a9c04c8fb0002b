import type { Id } from "../../values/ids.js";

/** The identifiers of a world's items: those that the file gives, and new ones for the rest. */
export interface WorldIds {
  /** Absent for a lone workspace. */
  readonly organization?: Id;
  /** Of the item at an index of its section. */
  at(subject: string, index: number): Id;
  /** Of the item that a reference means. */
  of(subject: string, reference: string): Id;
  /** The identifier that the file gives, or a new one; for what nothing refers to. */
  given(id: string | undefined, prefix: string): Id;
  /** Of the workspace that is meant where none is named. */
  workspace(reference: string | undefined): Id;
}
