import type { Id, Instant } from "../organizations/organization.js";

/** A List as it is stored; who has access stands beside it. */
export interface List {
  readonly id: Id;
  readonly version: number;
  readonly created: Instant;
  readonly workspaceId: Id;
  readonly ownerId: Id;
  readonly name: string;
}

/** Whom a List is shared with. */
export interface ListAccess {
  readonly subject: { readonly kind: "user" | "channel"; readonly id: Id };
  readonly level: "read" | "write";
}
