import type { Channel } from "../channels/channel.js";
import type { Store } from "../service-store.js";
import type { User } from "../users/user.js";
import type { Canvas, CanvasAccess } from "./canvas.js";

type Level = CanvasAccess["level"];

/** Who opens a canvas. */
interface CanvasReader {
  readonly user: User | undefined;
  /** Whether the canvas is another company's. */
  readonly isOutside: boolean;
}

/**
 * What the user may do with the canvas; undefined where it is not shared with the user. Its owner, those whom it is shared
 * with for that, and the members of its channel may write; who may see its channel may read. Of another company's
 * channels the members alone see anything, wherever the app is installed.
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
