import type { ChannelCanvas } from "../model/channel.js";
import { runAtOnce } from "../model/pausable-work.js";
import { scanBlocks } from "../rules/canvases/markdown/blocks/scan-blocks.js";
import { canvasSection, type WorldCanvas } from "./canvases.js";
import type { WriteContext } from "./section/write-context.js";

/** The own canvas of each channel that has one, by the index of the channel. The first of several counts. */
export function firstCanvases({
  items,
  names,
  ids,
}: Pick<WriteContext, "items" | "names" | "ids">): ReadonlyMap<number, ChannelCanvas> {
  const first = new Map<number, ChannelCanvas>();
  for (const [at, canvas] of items(canvasSection).entries()) {
    const channel = canvas.channel === undefined ? undefined : names.lookup("channel", canvas.channel)[0];
    if (channel === undefined || first.has(channel)) continue;
    first.set(channel, { id: ids.at("canvas", at), empty: isEmpty(canvas) });
  }
  return first;
}

function isEmpty({ markdown = "", sections }: WorldCanvas): boolean {
  return sections === undefined ? runAtOnce(scanBlocks(markdown)).starts.length === 0 : sections.length === 0;
}
