import type { Id, Instant } from "../organizations/organization.js";

/** The export of a List; the parts of its text stand beside it. */
export interface ListExport {
  readonly id: Id;
  readonly version: number;
  readonly created: Instant;
  readonly listId: Id;
  readonly requestedBy: Id;
  readonly format: "csv" | "json";
  readonly includeArchived: boolean;
  readonly includeThreads: boolean;
  readonly includeAttachments: boolean;
  /** Only what is `done` can be read. */
  readonly state: "running" | "done" | "failed";
  /** Name of the file that it becomes. */
  readonly fileName: string;
  /** Number of its parts; 0 unless it is `done`. */
  readonly parts: number;
}
