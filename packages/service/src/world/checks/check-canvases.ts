import { parseSections } from "../../canvases/markdown/parse-sections.js";
import { readTitle } from "../../canvases/markdown/read-title.js";
import { countCharacters } from "../../characters.js";
import { serviceLimits } from "../../generated/service.js";
import type { WorldFinding } from "../finding.js";
import type { WorldCanvas } from "../format/canvas.js";
import type { World } from "../format/world.js";
import type { Names } from "../names.js";
import type { WorldCheck } from "./check-world.js";

/** A canvas has a title and sections that can be, and stands in the workspace of its channel. */
export const checkCanvases: WorldCheck = (world, names) =>
  (world.canvases ?? []).flatMap((canvas, i) =>
    [...ofTitle(canvas), ...ofText(canvas), ...ofSections(canvas), ...ofWorkspace(canvas, world, names)].map(
      (finding) => ({ ...finding, path: ["canvases", i, ...finding.path] }),
    ),
  );

function ofTitle({ title }: WorldCanvas): readonly WorldFinding[] {
  const read = readTitle(title);
  return read.ok ? [] : [{ path: ["title"], message: `canvas_editing_failed: ${read.detail}` }];
}

function ofText({ markdown, sections }: WorldCanvas): readonly WorldFinding[] {
  if (markdown !== undefined && sections !== undefined) {
    return [{ path: ["sections"], message: "A canvas has either markdown or sections" }];
  }
  const texts = markdown === undefined ? (sections ?? []).map((section) => section.markdown) : [markdown];
  const length = texts.reduce((sum, text) => sum + countCharacters(text), 0);
  const { value, error } = serviceLimits.canvas;
  const tooLong = { path: ["title"], message: `${error}: a canvas has at most ${value} characters` };
  if (length > value) return [tooLong];
  const parsed = parseSections(markdown ?? "");
  return parsed.ok ? [] : [{ path: ["markdown"], message: `canvas_editing_failed: ${parsed.detail}` }];
}

function ofSections({ sections = [] }: WorldCanvas): readonly WorldFinding[] {
  const ids = sections.map(({ id }) => id);
  return sections.flatMap(({ id, markdown }, j) => {
    const path = ["sections", j];
    const again = id !== undefined && ids.indexOf(id) < j;
    const taken = again ? [{ path: [...path, "id"], message: "Another section of the canvas has the id" }] : [];
    const parsed = parseSections(markdown);
    const at = [...path, "markdown"];
    if (!parsed.ok) return [...taken, { path: at, message: `canvas_editing_failed: ${parsed.detail}` }];
    const count = parsed.sections.length;
    return count === 1 ? taken : [...taken, { path: at, message: `A section is one block, and here are ${count}` }];
  });
}

function ofWorkspace({ workspace, channel }: WorldCanvas, world: World, names: Names): readonly WorldFinding[] {
  if (workspace === undefined || channel === undefined) return [];
  const found = world.channels?.[names.lookup("channel", channel)[0] ?? -1];
  if (found === undefined) return [];
  const home = found.workspace === undefined ? names.defaultWorkspace : names.lookup("workspace", found.workspace)[0];
  if (home === names.lookup("workspace", workspace)[0]) return [];
  return [{ path: ["workspace"], message: "A channel's canvas stands in the workspace of the channel" }];
}
