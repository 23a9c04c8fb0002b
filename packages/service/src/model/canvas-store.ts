import type { Id } from "../values/ids.js";
import type { Canvas } from "./canvas.js";

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
