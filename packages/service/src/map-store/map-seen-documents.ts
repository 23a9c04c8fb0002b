import type { Canvas } from "../model/canvas.js";
import type { List } from "../model/list.js";
import type { Id } from "../values/ids.js";
import type { MapState } from "./map-state.js";

/** The user whose view applies. */
interface Viewer {
  readonly viewerId: Id;
  /** Whether the viewer sees public channels without being their member. */
  readonly seesPublic: boolean;
}

/** Whether a viewer owns a List, or it is shared with the viewer. */
export function seesList({ id, ownerId }: List, { viewerId }: Pick<Viewer, "viewerId">, state: MapState): boolean {
  const access = [...(state.listAccess.get(id)?.values() ?? [])];
  return ownerId === viewerId || access.some(({ subject }) => isOrHas(subject.id, viewerId, state));
}

/** Whether a viewer sees a canvas that is not deleted. */
export function seesCanvas(canvas: Canvas, { viewerId, seesPublic }: Viewer, state: MapState): boolean {
  const { channelId, ownerId, access, deleted } = canvas;
  const channel = channelId === undefined ? undefined : state.documents.channel.get(channelId);
  if (deleted !== undefined || (channelId !== undefined && (channel === undefined || channel.deleted === true))) {
    return false;
  }
  return (
    ownerId === viewerId ||
    (channelId !== undefined && isOrHas(channelId, viewerId, state)) ||
    (seesPublic && channel?.kind === "public") ||
    access.some(({ subject }) => isOrHas(subject.id, viewerId, state))
  );
}

/** Whether a subject is the viewer, or a channel of the viewer. */
function isOrHas(subjectId: Id, viewerId: Id, { channelMembers }: MapState): boolean {
  return subjectId === viewerId || channelMembers.get(subjectId)?.has(viewerId) === true;
}
