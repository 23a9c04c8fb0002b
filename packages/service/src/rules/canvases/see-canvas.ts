import type { Canvas, CanvasAccess } from "../../model/canvas.js";
import type { Workspace } from "../../model/organization.js";
import { placesOf } from "../../model/placed.js";
import type { Store } from "../../model/service-store.js";
import type { WebapiCaller } from "../../model/webapi-caller.js";
import type { Refused } from "../../store/refusal.js";
import type { Id } from "../../values/ids.js";
import { findWorkspaceAccess } from "../conversations/sharing/find-workspace-access.js";
import { isForeignWorkspace } from "../directory/is-foreign.js";
import { isGranted } from "../directory/is-granted.js";
import { canvasLevel } from "./canvas-level.js";
import { refuse } from "./refusal.js";

/** A canvas that the caller sees. */
export interface SeenCanvas {
  readonly ok: true;
  readonly canvas: Canvas;
  /** The workspace of the canvas, which can differ from the one that the call acts in. */
  readonly workspace: Workspace;
  readonly level: CanvasAccess["level"];
}

type Unseen = Refused<"canvas_not_found" | "team_access_not_granted">;
type Stores = Pick<Store, "canvases" | "organizations" | "channels">;

/** Finds a canvas by ID, if the caller sees it and it is not deleted. */
export async function seeCanvas(id: string, caller: WebapiCaller, store: Stores): Promise<SeenCanvas | Unseen> {
  const seen = await seeAnyCanvas(id, caller, store);
  if (!seen.ok || seen.canvas.deleted === undefined) return seen;
  return refuse("canvas_not_found", seen.canvas.deleted, "a canvas that is not deleted");
}

/** Finds a canvas by ID, if the caller sees it or saw it until it was deleted. */
export async function seeAnyCanvas(
  id: string,
  caller: WebapiCaller,
  { canvases, organizations, channels }: Stores,
): Promise<SeenCanvas | Unseen> {
  const canvas = await canvases.get(id);
  if (canvas === undefined) return refuse("canvas_not_found", id, "an existing canvas");
  const workspace = await organizations.workspace(canvas.workspaceId);
  const channel = canvas.channelId === undefined ? undefined : await channels.get(canvas.channelId);
  const { workspaceId } = canvas;
  const placed = { workspaceId, ...(channel?.sharedWith !== undefined && { sharedWith: channel.sharedWith }) };
  const { own } = await findWorkspaceAccess(placed, caller, { organizations });
  const isOutside = workspace !== undefined && isForeignWorkspace(workspace, caller) && own.length === 0;
  const refusal = isOutside ? undefined : refuseInstallation(canvas, placesOf(placed), caller);
  if (refusal !== undefined) return refusal;
  const level = await canvasLevel(canvas, { user: caller.user, isOutside }, { channels });
  if (level === undefined) return refuse("canvas_not_found", id, "a canvas that the caller can see");
  if (workspace === undefined || workspace.deleted) {
    return refuse("canvas_not_found", workspaceId, "a workspace that is not deleted");
  }
  return { ok: true, canvas, workspace, level };
}

/** The canvas of a channel is in each workspace of the channel. */
function refuseInstallation(
  { id, workspaceId }: Canvas,
  workspaceIds: readonly Id[],
  { token }: WebapiCaller,
): Unseen | undefined {
  if (workspaceIds.some((each) => isGranted(token, each))) return undefined;
  if (token.installation.target.kind === "workspace") {
    return refuse("canvas_not_found", id, "a canvas of the caller's workspace");
  }
  return refuse("team_access_not_granted", workspaceId, "a workspace that the installation was granted to");
}
