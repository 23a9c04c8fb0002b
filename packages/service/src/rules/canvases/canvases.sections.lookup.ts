import type { CanvasesSectionsLookupArguments, CanvasesSectionsLookupRefusal, Methods } from "@rollcall/api/webapi";
import type { Clock } from "@rollcall/scim-core";
import type { MethodContext, MethodOutcome } from "@rollcall/webapi-core";
import type { WebapiCaller } from "../../model/caller.js";
import {
  charactersPerPause,
  type PausableWork,
  runWithPauses,
  type SectionRun,
  sectionId,
} from "../../model/section-run.js";
import type { Store } from "../../model/store.js";
import { createRefuse } from "../../store/decide.js";
import { scanBlocks } from "./markdown/blocks/scan-blocks.js";
import { seeAnyCanvas } from "./see-canvas.js";

type Outcome = MethodOutcome<Methods["canvases.sections.lookup"]>;
type Context = MethodContext<WebapiCaller>;

const refuse = createRefuse<CanvasesSectionsLookupRefusal["error"]>("everyday-2#canvases");

/** Levels of the headings that a kind of section selects. */
const levelsOfType: ReadonlyMap<string, readonly number[]> = new Map([
  ["h1", [1]],
  ["h2", [2]],
  ["h3", [3]],
  ["any_header", [1, 2, 3]],
]);

/** Dependencies of `canvases.sections.lookup`. */
interface LookupOptions {
  readonly store: Store;
  readonly clock: Pick<Clock, "sleep">;
}

/** Finds sections of a canvas by their kind and text. */
export function createLookupSections({ store, clock }: LookupOptions) {
  return async ({ canvas_id, criteria }: CanvasesSectionsLookupArguments, { caller }: Context): Promise<Outcome> => {
    const seen = await seeAnyCanvas(canvas_id, caller, store);
    if (!seen.ok) return seen;
    const { canvas, workspace } = seen;
    if (canvas.deleted !== undefined) return refuse("canvas_deleted", canvas.deleted, "a canvas that is not deleted");
    if (workspace.disabledFeatures.includes("canvases")) {
      return refuse("canvas_disabled_user_team", workspace.id, "a workspace with canvases");
    }
    const { section_types: types, contains_text: text = "" } = criteria;
    const levels = types?.flatMap((type) => levelsOfType.get(type) ?? []);
    const search = { text, ...(levels !== undefined && { levels: new Set(levels) }) };
    const ids = await runWithPauses(findSections(canvas.sections, search), clock);
    return { ok: true, sections: ids.map((id) => ({ id })) };
  };
}

/** The required properties of sections. */
interface SectionSearch {
  /** Levels of headings. Absent for every section. */
  readonly levels?: ReadonlySet<number>;
  /** Text in any case. */
  readonly text: string;
}

/** IDs of the sections that have what is searched, in order. */
function* findSections(runs: readonly SectionRun[], search: SectionSearch): PausableWork<readonly string[]> {
  const found: string[] = [];
  for (const run of runs) {
    for (const index of yield* findInText(run, search)) found.push(sectionId(run, index));
    yield;
  }
  return found;
}

function* findInText(
  { markdown, gap, lengths = "" }: SectionRun,
  { levels, text }: SectionSearch,
): PausableWork<readonly number[]> {
  const whole = markdown + gap;
  const headings = levels === undefined ? undefined : (yield* scanBlocks(whole)).headings;
  const wanted = text.toLowerCase();
  const found: number[] = [];
  let from = 0;
  let slice = charactersPerPause;
  for (const [index, length] of [...(lengths === "" ? [] : lengths.split(",")), whole.length].entries()) {
    const section = whole.slice(from, from + Number(length));
    if (hasLevel(headings, levels, from + leadingBlanks(section)) && section.toLowerCase().includes(wanted)) {
      found.push(index);
    }
    from += Number(length);
    if (from < slice) continue;
    slice = from + charactersPerPause;
    yield;
  }
  return found;
}

function hasLevel(
  headings: ReadonlyMap<number, number> | undefined,
  levels: ReadonlySet<number> | undefined,
  start: number,
): boolean {
  return levels === undefined || levels.has(headings?.get(start) ?? 0);
}

/** Length of the blank lines before a section, which belong to the first one. */
function leadingBlanks(section: string): number {
  return /^(?:[ \t]*(?:\r\n|\r|\n))*/.exec(section)?.[0].length ?? 0;
}
