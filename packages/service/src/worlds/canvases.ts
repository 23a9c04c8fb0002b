import { z } from "zod";
import { idPatterns, idPrefixes, serviceLimits } from "../generated/service.js";
import type { Canvas } from "../model/canvas.js";
import { runAtOnce, type SectionRun, toRun, withBlankLine } from "../model/section-run.js";
import type { Write } from "../model/store.js";
import { scanBlocks } from "../rules/canvases/markdown/blocks/scan-blocks.js";
import { parseSections, readTitle } from "../rules/canvases/markdown/sections.js";
import { countCharacters } from "../values/text.js";
import { channelSection } from "./channels.js";
import { accessSchema, createdSchema, type DeepReadonly, idSchema, referenceSchema } from "./schemas.js";
import {
  accessReferences,
  findItem,
  one,
  type Reference,
  type SectionCheck,
  storedCreation,
  toSharedAccess,
  type WorldContext,
  type WorldFinding,
  type WorldSection,
  type WriteContext,
} from "./section.js";

const sectionSchema = z.strictObject({
  id: idSchema(idPatterns.canvasSection),
  markdown: z.string().min(1).describe("One block of Markdown."),
});

const canvasSchema = z
  .strictObject({
    id: idSchema(idPatterns.canvas),
    title: z.string().min(1).describe("One line of Markdown."),
    created: createdSchema,
    workspace: referenceSchema("The workspace")
      .optional()
      .describe("Default: the channel's workspace, otherwise the default workspace."),
    owner: referenceSchema("The owner"),
    channel: referenceSchema("The channel whose own canvas it is")
      .optional()
      .describe("Default: none, for a standalone canvas."),
    access: accessSchema.optional(),
    markdown: z.string().optional().describe("The whole text. Its sections get new IDs when the world is loaded."),
    sections: z
      .array(sectionSchema)
      .optional()
      .describe("The text by section, instead of `markdown`, so that each section can have a fixed ID."),
  })
  .describe("A canvas.");

export type WorldCanvas = DeepReadonly<z.infer<typeof canvasSchema>>;

/** Canvases of a world file. */
export const canvasSection: WorldSection<"canvases", WorldCanvas> = {
  key: "canvases",
  schema: canvasSchema,
  named: { subject: "canvas", prefix: () => idPrefixes.canvas, of: ({ title, id }) => [title, id] },
  *references(canvas, path): Generator<Reference> {
    yield* one("workspace", canvas.workspace, [...path, "workspace"]);
    yield* one("user", canvas.owner, [...path, "owner"]);
    yield* one("channel", canvas.channel, [...path, "channel"]);
    yield* accessReferences(canvas.access, [...path, "access"]);
  },
};

/** Checks that a canvas has a valid title and valid sections, and belongs to the workspace of its channel. */
export const checkCanvases: SectionCheck<WorldCanvas> = (canvases, context) =>
  canvases.flatMap((canvas, i) =>
    [...checkTitle(canvas), ...checkText(canvas), ...checkSections(canvas), ...checkWorkspace(canvas, context)].map(
      (finding) => ({
        ...finding,
        path: ["canvases", i, ...finding.path],
      }),
    ),
  );

function checkTitle({ title }: WorldCanvas): readonly WorldFinding[] {
  const read = runAtOnce(readTitle(title));
  return read.ok ? [] : [{ path: ["title"], message: `canvas_editing_failed: ${read.detail}` }];
}

function checkText({ markdown, sections }: WorldCanvas): readonly WorldFinding[] {
  if (markdown !== undefined && sections !== undefined) {
    return [{ path: ["sections"], message: "A canvas has either markdown or sections" }];
  }
  const texts = markdown === undefined ? (sections ?? []).map((section) => section.markdown) : [markdown];
  const length = texts.reduce((sum, text) => sum + countCharacters(text), 0);
  const { value, error } = serviceLimits.canvas;
  const tooLong = { path: ["title"], message: `${error}: a canvas has at most ${value} characters` };
  if (length > value) return [tooLong];
  const parsed = runAtOnce(parseSections(markdown ?? ""));
  return parsed.ok ? [] : [{ path: ["markdown"], message: `canvas_editing_failed: ${parsed.detail}` }];
}

function checkSections({ sections = [] }: WorldCanvas): readonly WorldFinding[] {
  const ids = sections.map(({ id }) => id);
  return sections.flatMap(({ id, markdown }, j) => {
    const path = ["sections", j];
    const again = id !== undefined && ids.indexOf(id) < j;
    const taken = again ? [{ path: [...path, "id"], message: "Another section of the canvas has the id" }] : [];
    const parsed = runAtOnce(parseSections(markdown));
    const at = [...path, "markdown"];
    if (!parsed.ok) return [...taken, { path: at, message: `canvas_editing_failed: ${parsed.detail}` }];
    const count = parsed.starts.length;
    return count === 1 ? taken : [...taken, { path: at, message: `A section is one block, and here are ${count}` }];
  });
}

function checkWorkspace({ workspace, channel }: WorldCanvas, context: WorldContext): readonly WorldFinding[] {
  const { names } = context;
  const found = findItem(context, channelSection, channel);
  if (workspace === undefined || found === undefined) return [];
  const home = found.workspace === undefined ? names.defaultWorkspace : names.lookup("workspace", found.workspace)[0];
  if (home === names.lookup("workspace", workspace)[0]) return [];
  return [{ path: ["workspace"], message: "A channel's canvas must be in the channel's workspace" }];
}

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
