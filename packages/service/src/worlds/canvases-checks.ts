import { serviceLimits } from "../generated/service.js";
import { runAtOnce } from "../model/pausable-work.js";
import { parseSections } from "../rules/canvases/markdown/parse-sections.js";
import { readTitle } from "../rules/canvases/markdown/read-title.js";
import { countCharacters } from "../values/characters.js";
import type { WorldCanvas } from "./canvases.js";
import { channelSection } from "./channels.js";
import type { SectionCheck } from "./section/check.js";
import type { WorldFinding } from "./section/finding.js";
import { findItem, type WorldContext } from "./section/world-context.js";

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
