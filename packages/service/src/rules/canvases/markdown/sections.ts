import type { CanvasChange } from "@rollcall/api/webapi";
import { serviceLimits } from "../../../generated/service.js";
import {
  cutOut,
  findInRun,
  firstPlace,
  type PausableWork,
  type SectionRun,
  sectionId,
  toRun,
  withBlankLine,
} from "../../../model/section-run.js";
import { countCharacters } from "../../../values/text.js";
import { scanBlocks } from "./blocks/scan-blocks.js";
import { findImageProblems } from "./inline/images.js";
import { Problems } from "./problems.js";

/** Starts of a text's sections, or the problems and their lines. */
type ParsedSections =
  | { readonly ok: true; readonly starts: readonly number[] }
  | { readonly ok: false; readonly detail: string };

/**
 * Splits a text into blocks, or reports what canvases do not support. Lines that define links are also a block. A blank
 * text has no block.
 */
export function* parseSections(text: string): PausableWork<ParsedSections> {
  const { starts, definitions, inlineTexts, problems } = yield* scanBlocks(text);
  const detail = problems.describe(yield* findImageProblems(inlineTexts, definitions));
  return detail === undefined ? { ok: true, starts } : { ok: false, detail };
}

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

/** The sections of a canvas in the order of its text, each without the blank text after it. */
export function listSections(
  runs: readonly SectionRun[],
): readonly { readonly id: string; readonly markdown: string }[] {
  return runs.flatMap((run) => {
    const text = run.markdown + run.gap;
    const lengths = run.lengths === undefined ? [] : run.lengths.split(",").map(Number);
    let from = 0;
    return [...lengths, text.length].map((length, index) => {
      const markdown = text.slice(from, from + length).trimEnd();
      from += length;
      return { id: sectionId(run, index), markdown };
    });
  });
}

/** A title, or why a text is not one. */
type ReadTitle = { readonly ok: true; readonly title: string } | { readonly ok: false; readonly detail: string };

/** Reads the title of a canvas: one line of Markdown. It may contain `:emoji:`. */
export function* readTitle(text: string): PausableWork<ReadTitle> {
  if (text.trim() === "") return { ok: false, detail: "line 1: a title is not blank" };
  if (/[\r\n]/.test(text.trim())) return { ok: false, detail: "line 2: a title has one line" };
  const title = text.trim();
  const detail = new Problems().describe(yield* findImageProblems([{ line: 1, text: title }], new Map()));
  return detail === undefined ? { ok: true, title } : { ok: false, detail };
}

/** Describes Markdown that is too long for one change; undefined if it is not. */
export function lengthProblem(markdown: string, name = "markdown"): string | undefined {
  const { value } = serviceLimits.canvasChange;
  const length = markdown.length > value ? countCharacters(markdown) : markdown.length;
  if (length <= value) return undefined;
  return `${name}: ${length} characters are more than the ${value} that a change may have`;
}
