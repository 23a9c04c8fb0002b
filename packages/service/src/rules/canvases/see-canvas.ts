import type { CanvasesEditCanvasEditingFailed, CanvasesEditRefusal } from "@rollcall/api/webapi";
import type { Reason } from "@rollcall/webapi-core";
import type { WebapiCaller } from "../../model/caller.js";
import type { Canvas, CanvasAccess } from "../../model/canvas.js";
import { type Channel, placesOf } from "../../model/channel.js";
import type { Workspace } from "../../model/organization.js";
import type { Store } from "../../model/store.js";
import type { User } from "../../model/user.js";
import { createRefuse, type Refused } from "../../store/decide.js";
import type { Id } from "../../values/ids.js";
import { findWorkspaceAccess } from "../conversations/sharing/find-workspace-access.js";
import { isForeignWorkspace, isGranted } from "../directory/reach.js";

/** Refusal to change a canvas that consists of its code only. */
export interface CanvasRefusal extends CanvasesEditRefusal {
  readonly ok: false;
  readonly reason: Reason;
}

/** Refusal of content, with its problems. */
export interface ContentRefusal extends CanvasesEditCanvasEditingFailed {
  readonly ok: false;
  readonly reason: Reason;
}

const rule = "web-api#canvasesedit-post";

/** Builds a refusal with its reason. */
export const refuse = createRefuse<CanvasesEditRefusal["error"]>(rule);

/** Refuses content that a change would put into a canvas. */
export function refuseContent(detail: string): ContentRefusal {
  return { ok: false, error: "canvas_editing_failed", detail, reason: { rule, found: detail } };
}

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

type Level = CanvasAccess["level"];

/** The user who opens a canvas. */
interface CanvasReader {
  readonly user: User | undefined;
  /** Whether the canvas belongs to another company. */
  readonly isOutside: boolean;
}

/**
 * Access level of a user to a canvas; undefined if it is not shared with them.
 *
 * - Write: the owner, those it is shared with for writing, and members of its channel.
 * - Read: users who can see its channel.
 *
 * In another company's channels only members have access, wherever the app is installed.
 */
export async function canvasLevel(
  canvas: Canvas,
  { user, isOutside }: CanvasReader,
  { channels }: Pick<Store, "channels">,
): Promise<Level | undefined> {
  if (user === undefined) return undefined;
  const channel = canvas.channelId === undefined ? undefined : await channels.get(canvas.channelId);
  if (canvas.channelId !== undefined && (channel === undefined || channel.deleted === true)) return undefined;
  const levels: readonly (Level | undefined)[] = await Promise.all([
    canvas.ownerId === user.id ? ("write" as const) : undefined,
    channel === undefined ? undefined : channelLevel(channel, { user, isOutside }, channels),
    ...canvas.access.map((access) => sharedLevel(access, user, channels)),
  ]);
  const level = levels.includes("write") ? "write" : levels.find((each) => each !== undefined);
  return level === "write" && channel?.archived === true ? "read" : level;
}

async function channelLevel(
  channel: Channel,
  { user, isOutside }: CanvasReader & { readonly user: User },
  channels: Store["channels"],
): Promise<Level | undefined> {
  if (await channels.isMember(channel.id, user.id)) return "write";
  return channel.kind === "public" && user.guest === undefined && !isOutside ? "read" : undefined;
}

async function sharedLevel(
  { subject: { kind, id }, level }: CanvasAccess,
  user: User,
  channels: Store["channels"],
): Promise<Level | undefined> {
  const isMeant = kind === "user" ? id === user.id : await channels.isMember(id, user.id);
  return isMeant ? level : undefined;
}
