import type { CanvasChange } from "@rollcall/api/webapi";
import type { PausableWork } from "../../../model/pausable-work.js";
import { cutOut, findInRun, firstPlace, type SectionRun, toRun, withBlankLine } from "../../../model/section-run.js";
import { parseSections } from "./parse-sections.js";

/** A change of sections: every change except renaming the canvas. */
export type SectionChange = Exclude<CanvasChange, { operation: "rename" }>;

/** Sections after a change, or why it cannot be made. */
type EditedSections =
  | { readonly ok: true; readonly sections: readonly SectionRun[] }
  | { readonly ok: false; readonly detail: string };

/**
 * Applies one operation to the sections of a canvas. Other sections stay unchanged, except for blank lines between them
 * and new neighbors.
 * @param newId makes IDs of new sections, all of one length; a replaced section's ID goes to its first successor
 */
export function* editSections(
  sections: readonly SectionRun[],
  change: SectionChange,
  newId: () => string,
): PausableWork<EditedSections> {
  const place = placeOf(sections, change);
  if (place === undefined) return { ok: false, detail: `section_id: no section is ${sectionOf(change)}` };
  const { before, named, after } = place;
  if (change.operation === "delete") return { ok: true, sections: join(before, [], after) };
  const { markdown } = change.document_content;
  const parsed = yield* parseSections(markdown);
  if (!parsed.ok) return parsed;
  if (parsed.starts.length === 0) return { ok: false, detail: "markdown: there is nothing but blank lines" };
  const run = yield* toRun(newId(), markdown, parsed.starts);
  const inserted = named === undefined ? [run] : replaceSection(named, run);
  return { ok: true, sections: join(before, inserted, after) };
}

/** Sections before and after the place of a change, and the section between them that is removed. */
interface Place {
  readonly before: readonly SectionRun[];
  readonly named?: SectionRun;
  readonly after: readonly SectionRun[];
}

function placeOf(sections: readonly SectionRun[], change: SectionChange): Place | undefined {
  if (change.operation === "insert_at_start") return { before: [], after: sections };
  if (change.operation === "insert_at_end") return { before: sections, after: [] };
  const id = sectionOf(change);
  if (id === undefined) return { before: [], after: [] };
  const place = findSection(sections, id);
  if (place === undefined) return undefined;
  const { before, named, after } = place;
  if (change.operation === "insert_before") return { before, after: [named, ...after] };
  return change.operation === "insert_after" ? { before: [...before, named], after } : place;
}

function sectionOf(change: SectionChange): string | undefined {
  return "section_id" in change ? change.section_id : undefined;
}

function findSection(sections: readonly SectionRun[], id: string): Required<Place> | undefined {
  for (const [index, run] of sections.entries()) {
    const place = findInRun(run, id);
    if (place === undefined) continue;
    const { before, named, after } = cutOut(run, place);
    return {
      before: [...sections.slice(0, index), ...before],
      named,
      after: [...after, ...sections.slice(index + 1)],
    };
  }
  return undefined;
}

/** A run whose first section takes over the ID of a replaced section. */
function replaceSection({ id, first }: SectionRun, run: SectionRun): readonly SectionRun[] {
  const { named, after } = cutOut(run, firstPlace(run));
  return [{ ...named, id, ...(first !== undefined && { first }) }, ...after];
}

function join(
  before: readonly SectionRun[],
  added: readonly SectionRun[],
  after: readonly SectionRun[],
): readonly SectionRun[] {
  const middle = after.length > 0 ? endWithBlankLine(added) : added;
  return [...(middle.length + after.length > 0 ? endWithBlankLine(before) : before), ...middle, ...after];
}

/** Sections with a blank line after the last one, so that the next text starts a new section. */
function endWithBlankLine(sections: readonly SectionRun[]): readonly SectionRun[] {
  const last = sections.at(-1);
  return last === undefined ? sections : [...sections.slice(0, -1), { ...last, gap: withBlankLine(last.gap) }];
}
