import type { Canvas } from "../../model/canvas.js";
import type { Workspace } from "../../model/organization.js";
import type { Store } from "../../model/service-store.js";
import type { WebapiCaller } from "../../model/webapi-caller.js";
import { type CanvasRefusal, refuse } from "./refusal.js";
import { seeCanvas } from "./see-canvas.js";

type Found = { readonly ok: true; readonly canvas: Canvas } | CanvasRefusal;

/** Finds a canvas by ID, if the caller may change it. */
export async function findCanvas(
  id: string,
  caller: WebapiCaller,
  store: Pick<Store, "canvases" | "organizations" | "channels">,
): Promise<Found> {
  const seen = await seeCanvas(id, caller, store);
  if (!seen.ok) return seen;
  const { canvas, workspace, level } = seen;
  const closed = refusePlan(canvas, workspace);
  if (closed !== undefined) return closed;
  if (level === "read") return refuse("restricted_action", id, "a canvas that the caller may change");
  return { ok: true, canvas };
}

/** The workspace of the canvas can differ from the one that the call acts in. */
function refusePlan(canvas: Canvas, { id, plan, disabledFeatures }: Workspace): CanvasRefusal | undefined {
  if (disabledFeatures.includes("canvases")) {
    return refuse("canvas_disabled_user_team", id, "a workspace with canvases");
  }
  if (plan !== "free" || canvas.channelId !== undefined) return undefined;
  return refuse("free_teams_cannot_edit_standalone_canvases", canvas.id, "the canvas of a channel, or a paid plan");
}
