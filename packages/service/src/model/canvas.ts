import type { Id } from "../values/ids.js";
import { type Instant, millisecondsOf } from "../values/instant.js";
import { defineDocument, maybeInteger, maybeText, text } from "./port/document.js";
import type { SectionRun } from "./section-run.js";

/** A user or channel that a canvas is shared with. */
export interface CanvasAccess {
  readonly subject: { readonly kind: "user" | "channel"; readonly id: Id };
  readonly level: "read" | "write";
}

/** A canvas as stored. */
export interface Canvas {
  readonly id: Id;
  readonly version: number;
  readonly created: Instant;
  readonly workspaceId: Id;
  readonly ownerId: Id;
  /** One line of Markdown. */
  readonly title: string;
  /** Channel of a channel canvas, which its members may change. Absent for a standalone canvas. */
  readonly channelId?: Id;
  readonly access: readonly CanvasAccess[];
  readonly sections: readonly SectionRun[];
  /** When it was deleted. A deleted canvas has no sections. */
  readonly deleted?: Instant;
}

/** Canvases. */
export const canvases = defineDocument<Canvas>()({
  name: "canvas",
  table: "canvases",
  key: ["id"],
  columns: {
    id: text((it) => it.id),
    workspace_id: text((it) => it.workspaceId),
    owner_id: text((it) => it.ownerId),
    /** When it was created, as Unix time in milliseconds; null if it is deleted. */
    listed: maybeInteger((it) => (it.deleted === undefined ? millisecondsOf(it.created) : undefined)),
    channel_id: maybeText((it) => it.channelId),
    /** IDs of the users and channels that it is shared with, as JSON; null if there are none. */
    shared_with: maybeText((it) =>
      it.access.length === 0 ? undefined : JSON.stringify(it.access.map(({ subject }) => subject.id)),
    ),
  },
  lists: { of_workspace: { by: ["workspace_id"], order: ["listed"], where: "listed is not null" } },
  sample: (seed) => ({
    id: `F2${1 + (seed % 2)}`,
    version: 1 + (seed % 3),
    created: "2026-01-02T03:04:05.006Z",
    workspaceId: "T1",
    ownerId: "U1",
    title: `Canvas ${seed}`,
    access: [],
    sections: [{ id: "Sec1", markdown: "# Plan", gap: "\n" }],
  }),
});

/** A page of the canvases of a workspace that a viewer sees, newest first. */
export interface SeenCanvases {
  readonly workspaceId: Id;
  readonly viewerId: Id;
  /** Whether the viewer sees public channels, and so their canvases, without being their member. */
  readonly seesPublic: boolean;
  /** Canvas before the page. Default: the page starts at the newest canvas. */
  readonly after?: Pick<Canvas, "created" | "id">;
  /** Maximum number of canvases. */
  readonly limit: number;
}

export interface CanvasReader {
  get(id: Id): Promise<Canvas | undefined>;
  /** Finds a page of the canvases that a viewer sees. Deleted ones are not among them. */
  findSeen(page: SeenCanvases): Promise<readonly Canvas[]>;
}
