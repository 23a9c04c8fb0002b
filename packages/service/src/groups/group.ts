import type { Id, Instant } from "../organizations/organization.js";

/** A group of an identity provider, or of a lone workspace's users. */
export type GroupKind = "idp" | "user";

/** A group as it is stored; its members stand beside it and are never part of the document. */
export interface Group {
  readonly id: Id;
  readonly version: number;
  readonly created: Instant;
  readonly kind: GroupKind;
  /** Unique without regard to case. */
  readonly displayName: string;
  readonly organizationId?: Id;
  /** Set for a group of a lone workspace. */
  readonly workspaceId?: Id;
  readonly linkedChannelIds: readonly Id[];
  readonly connectedWorkspaceIds: readonly Id[];
}

/** A member as it is shown. */
export interface GroupMember {
  readonly id: Id;
  readonly displayName: string;
}
