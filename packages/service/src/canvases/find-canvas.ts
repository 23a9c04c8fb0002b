import { placesOf } from "../channels/placed.js";
import { findStanding } from "../conversations/sharing/find-standing.js";
import { isForeignWorkspace } from "../directory/is-foreign.js";
import { isGranted } from "../directory/is-granted.js";
import type { Workspace } from "../organizations/organization.js";
import type { Store } from "../service-store.js";
import type { WebapiCaller } from "../tokens/webapi-caller.js";
import type { Id } from "../values/ids.js";
import type { Canvas } from "./canvas.js";
import { canvasLevel } from "./canvas-level.js";
import { type CanvasRefusal, refuse } from "./refusal.js";

type Found = { readonly ok: true; readonly canvas: Canvas } | CanvasRefusal;

/** Finds a canvas by ID, if the caller may change it. */
export async function findCanvas(
  id: string,
  caller: WebapiCaller,
  { canvases, organizations, channels }: Pick<Store, "canvases" | "organizations" | "channels">,
): Promise<Found> {
  const canvas = await canvases.get(id);
  if (canvas === undefined) return refuse("canvas_not_found", id, "an existing canvas");
  const workspace = await organizations.workspace(canvas.workspaceId);
  const channel = canvas.channelId === undefined ? undefined : await channels.get(canvas.channelId);
  const { workspaceId } = canvas;
  const placed = { workspaceId, ...(channel?.sharedWith !== undefined && { sharedWith: channel.sharedWith }) };
  const { own } = await findStanding(placed, caller, { organizations });
  const isOutside = workspace !== undefined && isForeignWorkspace(workspace, caller) && own.length === 0;
  const refusal = isOutside ? undefined : refuseInstallation(canvas, placesOf(placed), caller);
  if (refusal !== undefined) return refusal;
  const level = await canvasLevel(canvas, { user: caller.user, isOutside }, { channels });
  if (level === undefined) return refuse("canvas_not_found", id, "a canvas that the caller can see");
  const closed = workspace === undefined || workspace.deleted ? absent(canvas) : refusePlan(canvas, workspace);
  if (closed !== undefined) return closed;
  if (level === "read") return refuse("restricted_action", id, "a canvas that the caller may change");
  return { ok: true, canvas };
}

/** The canvas of a channel is in each workspace of the channel. */
function refuseInstallation(
  { id, workspaceId }: Canvas,
  workspaceIds: readonly Id[],
  { token }: WebapiCaller,
): CanvasRefusal | undefined {
  if (workspaceIds.some((each) => isGranted(token, each))) return undefined;
  if (token.installation.target.kind === "workspace") {
    return refuse("canvas_not_found", id, "a canvas of the caller's workspace");
  }
  return refuse("team_access_not_granted", workspaceId, "a workspace that the installation was granted to");
}

/** The workspace of the canvas can differ from the one that the call acts in. */
function refusePlan(canvas: Canvas, { id, plan, disabledFeatures }: Workspace): CanvasRefusal | undefined {
  if (disabledFeatures.includes("canvases")) {
    return refuse("canvas_disabled_user_team", id, "a workspace with canvases");
  }
  if (plan !== "free" || canvas.channelId !== undefined) return undefined;
  return refuse("free_teams_cannot_edit_standalone_canvases", canvas.id, "the canvas of a channel, or a paid plan");
}

function absent({ workspaceId }: Canvas): CanvasRefusal {
  return refuse("canvas_not_found", workspaceId, "a workspace that is not deleted");
}
