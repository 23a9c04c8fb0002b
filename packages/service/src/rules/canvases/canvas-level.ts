import type { Canvas, CanvasAccess } from "../../model/canvas.js";
import type { Channel } from "../../model/channel.js";
import type { Store } from "../../model/service-store.js";
import type { User } from "../../model/user.js";

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
