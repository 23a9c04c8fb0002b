import type { Id, Instant } from "../organizations/organization.js";
import type { Section } from "./markdown/section.js";

/** Whom a canvas is shared with. */
export interface CanvasAccess {
  readonly subject: { readonly kind: "user" | "channel"; readonly id: Id };
  readonly level: "read" | "write";
}

/** A canvas as it is stored. */
export interface Canvas {
  readonly id: Id;
  readonly version: number;
  readonly created: Instant;
  readonly workspaceId: Id;
  readonly ownerId: Id;
  /** One line of Markdown. */
  readonly title: string;
  /** Of a channel's own canvas, which its members may change; absent for one that stands alone. */
  readonly channelId?: Id;
  readonly access: readonly CanvasAccess[];
  readonly sections: readonly Section[];
}
