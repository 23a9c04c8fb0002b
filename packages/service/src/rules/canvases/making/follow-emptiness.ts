import type { Canvas } from "../../../model/canvas.js";
import { channels } from "../../../model/channel.js";
import { hasVersion, put } from "../../../model/port/document.js";
import type { Batch, Store } from "../../../model/service-store.js";

const nothing: Batch = { expect: [], writes: [] };

/** Keeps the channel of a canvas up to date when a change empties the canvas or fills an empty one. */
export async function followEmptiness(before: Canvas, after: Canvas, store: Pick<Store, "channels">): Promise<Batch> {
  const empty = after.sections.length === 0;
  if (after.channelId === undefined || (before.sections.length === 0) === empty) return nothing;
  const channel = await store.channels.get(after.channelId);
  if (channel?.canvas?.id !== after.id) return nothing;
  const { id, version } = channel;
  return {
    expect: [hasVersion(channels, { id }, version)],
    writes: [put(channels, { ...channel, version: version + 1, canvas: { id: after.id, empty } })],
  };
}
