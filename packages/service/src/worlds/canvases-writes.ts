import { idPrefixes } from "../generated/service.js";
import type { Canvas } from "../model/canvas.js";
import { runAtOnce } from "../model/pausable-work.js";
import { type SectionRun, toRun, withBlankLine } from "../model/section-run.js";
import type { Write } from "../model/writes.js";
import { scanBlocks } from "../rules/canvases/markdown/blocks/scan-blocks.js";
import type { WorldCanvas } from "./canvases.js";
import { channelSection } from "./channels.js";
import { toSharedAccess } from "./section/shared-access.js";
import { storedCreation } from "./section/stored-instant.js";
import { findItem } from "./section/world-context.js";
import type { WriteContext } from "./section/write-context.js";

/** Writes of the canvases with their sections. */
export function canvasWrites(canvases: readonly WorldCanvas[], context: WriteContext): readonly Write[] {
  return canvases.map((canvas, index) => ({
    kind: "put",
    document: "canvas",
    value: toCanvas(canvas, index, context),
  }));
}

function toCanvas(canvas: WorldCanvas, index: number, context: WriteContext): Canvas {
  const { ids, nowMs } = context;
  return {
    id: ids.at("canvas", index),
    version: 1,
    created: storedCreation(canvas, nowMs),
    workspaceId: ids.workspace(canvas.workspace ?? findItem(context, channelSection, canvas.channel)?.workspace),
    ownerId: ids.of("user", canvas.owner),
    title: canvas.title.trim(),
    ...(canvas.channel !== undefined && { channelId: ids.of("channel", canvas.channel) }),
    access: toSharedAccess(canvas.access, context),
    sections: toSections(canvas, context),
  };
}

function toSections({ markdown = "", sections }: WorldCanvas, { ids }: WriteContext): readonly SectionRun[] {
  const sectionId = (id?: string) => ids.given(id, idPrefixes.canvasSection);
  if (sections === undefined) {
    const { starts } = runAtOnce(scanBlocks(markdown));
    return starts.length === 0 ? [] : [runAtOnce(toRun(sectionId(), markdown, starts))];
  }
  return sections.map((section, at) => {
    const run = runAtOnce(toRun(sectionId(section.id), section.markdown, []));
    return at < sections.length - 1 ? { ...run, gap: withBlankLine(run.gap) } : run;
  });
}
