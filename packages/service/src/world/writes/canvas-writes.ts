import type { Canvas } from "../../canvases/canvas.js";
import { type Section, withBlankLine } from "../../canvases/markdown/section.js";
import { splitSections } from "../../canvases/markdown/split-sections.js";
import type { Write } from "../../store/write.js";
import type { WorldCanvas } from "../format/canvas.js";
import { toSharedAccess } from "./shared-access.js";
import { storedCreation } from "./stored-instant.js";
import type { WriteContext } from "./write-context.js";

/** The canvases with their sections. */
export function canvasWrites(context: WriteContext): readonly Write[] {
  return (context.world.canvases ?? []).map((canvas, index) => ({
    kind: "putCanvas",
    canvas: toCanvas(canvas, index, context),
  }));
}

function toCanvas(canvas: WorldCanvas, index: number, context: WriteContext): Canvas {
  const { ids, nowMs } = context;
  return {
    id: ids.at("canvas", index),
    version: 1,
    created: storedCreation(canvas, nowMs),
    workspaceId: ids.workspace(canvas.workspace ?? workspaceOfChannel(canvas, context)),
    ownerId: ids.of("user", canvas.owner),
    title: canvas.title.trim(),
    ...(canvas.channel !== undefined && { channelId: ids.of("channel", canvas.channel) }),
    access: toSharedAccess(canvas.access, context),
    sections: toSections(canvas, context),
  };
}

function workspaceOfChannel({ channel }: WorldCanvas, { world, names }: WriteContext): string | undefined {
  return channel === undefined ? undefined : world.channels?.[names.lookup("channel", channel)[0] ?? -1]?.workspace;
}

function toSections({ markdown = "", sections }: WorldCanvas, { ids }: WriteContext): readonly Section[] {
  if (sections === undefined) return splitSections(markdown).map((text) => ({ id: ids.section(undefined), ...text }));
  return sections.flatMap((section, at) =>
    splitSections(section.markdown).map(({ markdown: text, gap }) => ({
      id: ids.section(section.id),
      markdown: text,
      gap: at < sections.length - 1 ? withBlankLine(gap) : gap,
    })),
  );
}
