import type { MethodContext } from "@rollcall/webapi-core";
import { type Canvas, canvases } from "../../../model/canvas.js";
import { type Channel, channels } from "../../../model/channel.js";
import { hasVersion, put } from "../../../model/port/document.js";
import type { Batch } from "../../../model/service-store.js";
import type { WebapiCaller } from "../../../model/webapi-caller.js";
import type { Id } from "../../../values/ids.js";
import { toInstant } from "../../../values/instant.js";
import type { NewContent } from "./read-new-content.js";

/** A canvas to create. */
interface NewCanvas {
  readonly id: Id;
  readonly workspaceId: Id;
  readonly content: NewContent;
  /** Absent for a standalone canvas. */
  readonly channel?: Channel;
}

/** The commit of a new canvas. The first canvas of a channel is the one that the channel shows. */
export function toNewCanvas(
  { id, workspaceId, content: { title, sections }, channel }: NewCanvas,
  { caller, now }: MethodContext<WebapiCaller>,
): Batch {
  const canvas: Canvas = {
    id,
    version: 1,
    created: toInstant(now.getTime()),
    workspaceId,
    ownerId: caller.user?.id ?? "",
    title,
    ...(channel !== undefined && { channelId: channel.id }),
    access: [],
    sections,
  };
  if (channel === undefined) return { expect: [], writes: [put(canvases, canvas)] };
  const { id: channelId, version, canvas: first } = channel;
  const shown = { id, empty: sections.length === 0 };
  const changed = { ...channel, version: version + 1, updated: canvas.created, canvas: shown };
  return {
    expect: [
      hasVersion(channels, { id: channelId }, version),
      { kind: "channelMember", channelId, userId: canvas.ownerId },
    ],
    writes: [put(canvases, canvas), ...(first === undefined ? [put(channels, changed)] : [])],
  };
}
