import type { Canvas, CanvasAccess } from "../../../model/canvas.js";
import type { Store } from "../../../model/service-store.js";
import type { Id } from "../../../values/ids.js";

/** The access of everyone except one user or channel. */
export function withoutSubject(
  { access }: Pick<Canvas, "access">,
  { kind, id }: CanvasAccess["subject"],
): readonly CanvasAccess[] {
  return access.filter(({ subject }) => subject.kind !== kind || subject.id !== id);
}

/** Access that a user or channel has by itself. */
export function ownAccess(
  { access }: Pick<Canvas, "access">,
  { kind, id }: CanvasAccess["subject"],
): CanvasAccess | undefined {
  return access.find(({ subject }) => subject.kind === kind && subject.id === id);
}

/** Whether a user has access to a canvas through a channel only. */
export async function isSharedByChannel(
  canvas: Pick<Canvas, "access">,
  userId: Id,
  { channels }: Pick<Store, "channels">,
): Promise<boolean> {
  if (ownAccess(canvas, { kind: "user", id: userId }) !== undefined) return false;
  const ids = canvas.access.flatMap(({ subject: { kind, id } }) => (kind === "channel" ? [id] : []));
  const isMember = await Promise.all(ids.map((id) => channels.isMember(id, userId)));
  return isMember.includes(true);
}
