import { findConversation } from "../../conversations/find-conversation.js";
import type { MissingScope } from "../../conversations/kind-scopes.js";
import { createRefuse, type Refused } from "../../decisions/refusal.js";
import { findVisible } from "../../directory/find-visible.js";
import type { Store } from "../../service-store.js";
import type { WebapiCaller } from "../../tokens/webapi-caller.js";
import type { User } from "../../users/user.js";
import type { Id } from "../../values/ids.js";
import type { Canvas } from "../canvas.js";
import { seeCanvas } from "../see-canvas.js";

/** A user or a channel with access to a canvas, or without. */
type Subject =
  | { readonly kind: "user"; readonly id: Id; readonly user: User }
  | { readonly kind: "channel"; readonly id: Id };

type Codes =
  | "canvas_disabled_user_team"
  | "canvas_not_found"
  | "channel_not_found"
  | "restricted_action"
  | "team_access_not_granted"
  | "user_not_found";

type Found = { readonly ok: true; readonly canvas: Canvas; readonly subject: Subject } | Refused<Codes> | MissingScope;

/** Arguments that name a canvas, and either a user or a channel. */
interface Sent {
  readonly canvas_id: string;
  readonly channel_ids?: readonly string[];
  readonly user_ids?: readonly string[];
}

const refuse = createRefuse<Codes>("everyday-2#canvases");

/** Finds a canvas whose access the caller may change, and the user or channel that the call names. */
export async function findShared(
  { canvas_id: canvasId, channel_ids: [channelId] = [], user_ids: [userId = ""] = [] }: Sent,
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
  if (channelId !== undefined) {
    const found = await findConversation(channelId, { caller, store, kindScopes: {} });
    if (!found.ok) return found;
    const { id, kind } = found.channel;
    if (kind === "im" || kind === "mpim") return refuse("channel_not_found", kind, "a channel");
    return { ok: true, canvas, subject: { kind: "channel", id } };
  }
  const user = userId === "" ? undefined : await findVisible(userId, caller, store);
  if (user === undefined) return refuse("user_not_found", userId, "a user whom the caller sees");
  return { ok: true, canvas, subject: { kind: "user", id: user.id, user } };
}
