import type { Id, Instant } from "../organizations/organization.js";

/** What is known of a file; what is in it is kept elsewhere. */
export interface File {
  readonly id: Id;
  readonly version: number;
  readonly created: Instant;
  readonly workspaceId: Id;
  readonly ownerId: Id;
  readonly name: string;
  /** Media type. */
  readonly mimetype: string;
  /** In bytes. */
  readonly size: number;
}
