import type { Canvas } from "../../../model/canvas.js";
import type { Store } from "../../../model/service-store.js";
import type { WebapiCaller } from "../../../model/webapi-caller.js";
import { createRefuse, type Refused } from "../../../store/refusal.js";
import type { MissingScope } from "../../conversations/kind-scopes.js";
import {
  type AccessSubject,
  findAccessSubject,
  type NamedSubject,
} from "../../conversations/sharing/find-access-subject.js";
import { seeCanvas } from "../see-canvas.js";

type Codes =
  | "canvas_disabled_user_team"
  | "canvas_not_found"
  | "channel_not_found"
  | "restricted_action"
  | "team_access_not_granted"
  | "user_not_found";

type Found =
  | { readonly ok: true; readonly canvas: Canvas; readonly subject: AccessSubject }
  | Refused<Codes>
  | MissingScope;

/** Arguments that name a canvas, and either a user or a channel. */
interface Sent extends NamedSubject {
  readonly canvas_id: string;
}

const refuse = createRefuse<Codes>("everyday-2#canvases");

/** Finds a canvas whose access the caller may change, and the user or channel that the call names. */
export async function findShared(
  { canvas_id: canvasId, ...named }: Sent,
  caller: WebapiCaller,
  store: Pick<Store, "canvases" | "channels" | "organizations" | "users">,
): Promise<Found> {
  const seen = await seeCanvas(canvasId, caller, store);
  if (!seen.ok) return seen;
  const { canvas, workspace, level } = seen;
  if (canvas.channelId !== undefined) return refuse("canvas_not_found", canvasId, "a canvas that is not a channel's");
  if (workspace.disabledFeatures.includes("canvases")) {
    return refuse("canvas_disabled_user_team", workspace.id, "a workspace with canvases");
  }
  if (level !== "write") return refuse("restricted_action", canvasId, "a canvas that the caller may change");
  const found = await findAccessSubject(named, caller, store);
  return found.ok ? { ok: true, canvas, subject: found.subject } : found;
}
