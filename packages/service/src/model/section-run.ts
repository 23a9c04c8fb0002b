import type { Clock } from "@rollcall/scim-core";
import { countCharacters } from "../values/text.js";

/** Work that pauses regularly, so that other callers get a turn, and ends with a result. */
export type PausableWork<Result> = Generator<void, Result, void>;

/** Number of characters per slice. The slowest texts take some milliseconds for a slice. */
export const charactersPerPause = 1 << 15;

/** Runs the work without pausing. */
export function runAtOnce<Result>(work: PausableWork<Result>): Result {
  for (;;) {
    const step = work.next();
    if (step.done === true) return step.value;
  }
}

/** Runs the work slice by slice. Other work runs between slices. */
export async function runWithPauses<Result>(work: PausableWork<Result>, clock: Pick<Clock, "sleep">): Promise<Result> {
  for (;;) {
    const step = work.next();
    if (step.done === true) return step.value;
    await clock.sleep(0);
  }
}

const comma = 44;
const zero = 48;

/**
 * Sections of a canvas that were written together. A section is one block, with its author's text. A text can have
 * hundreds of thousands of sections, so they share one text and one ID.
 */
export interface SectionRun {
  /** ID of the first section written. The others append their number in base 36. An ID never changes. */
  readonly id: string;
  /** Number of sections written before these in the same write. Default: 0. */
  readonly first?: number;
  /** Text of all sections, with the blank text between them. */
  readonly markdown: string;
  /** Blank text after the last section. In the last run, this ends the canvas. */
  readonly gap: string;
  /**
   * Length of each section except the last, including the blank text after it, separated by commas. Absent for a single
   * section.
   */
  readonly lengths?: string;
}

/** Place of a section in a run. */
interface PlaceInRun {
  /** Number of sections before it in the run. */
  readonly index: number;
  /** Start of its text. */
  readonly from: number;
  /** Start of the next section's text; undefined for the last section. */
  readonly to: number | undefined;
  /** Start of its length in the lengths, and of the next one. */
  readonly lengthFrom: number;
  readonly lengthTo: number;
}

/**
 * Makes a run of a text's sections.
 * @param starts start of each section; leading blank lines belong to the first
 */
export function* toRun(id: string, text: string, starts: readonly number[]): PausableWork<SectionRun> {
  const run = { id, ...splitGap(text) };
  const lengths: string[] = [];
  for (let at = 1; at < starts.length; at += charactersPerPause) {
    if (at > 1) yield;
    const some = starts.slice(at, at + charactersPerPause);
    lengths.push(some.map((start, index) => start - previous(starts, at + index)).join(","));
  }
  return lengths.length === 0 ? run : { ...run, lengths: lengths.join(",") };
}

/** Start of the section before another one. The first section includes the leading blank lines. */
function previous(starts: readonly number[], at: number): number {
  return at === 1 ? 0 : (starts[at - 1] ?? 0);
}

/** Whole text of runs. */
export function printRuns(runs: readonly Omit<SectionRun, "id">[]): string {
  return runs.map(({ markdown, gap }) => markdown + gap).join("");
}

/** Whether the text of runs has more characters than a limit. */
export function isLongerThan(runs: readonly SectionRun[], limit: number): boolean {
  const length = runs.reduce((sum, { markdown, gap }) => sum + markdown.length + gap.length, 0);
  if (length <= limit) return false;
  return runs.reduce((sum, { markdown, gap }) => sum + countCharacters(markdown) + gap.length, 0) > limit;
}

/** ID of a section in a run. */
export function sectionId({ id, first = 0 }: SectionRun, index: number): string {
  const number = first + index;
  return number === 0 ? id : `${id}${number.toString(36).toUpperCase()}`;
}

/** Place of the section with an ID; undefined if the run does not have it. */
export function findInRun(run: SectionRun, id: string): PlaceInRun | undefined {
  if (!id.startsWith(run.id)) return undefined;
  const suffix = id.slice(run.id.length);
  const number = suffix === "" ? 0 : Number.parseInt(suffix, 36);
  const index = number - (run.first ?? 0);
  return index >= 0 && sectionId(run, index) === id ? findPlace(run.lengths ?? "", index) : undefined;
}

function findPlace(lengths: string, index: number): PlaceInRun | undefined {
  let from = 0;
  let at = 0;
  for (let passed = 0; passed < index; passed += 1) {
    if (at >= lengths.length) return undefined;
    const end = endOfNumber(lengths, at);
    from += readNumber(lengths, at, end);
    at = end + 1;
  }
  return { ...placeAt(lengths, at, from), index };
}

function placeAt(lengths: string, lengthFrom: number, from: number): Omit<PlaceInRun, "index"> {
  if (lengthFrom >= lengths.length) return { from, to: undefined, lengthFrom, lengthTo: lengthFrom };
  const end = endOfNumber(lengths, lengthFrom);
  return { from, to: from + readNumber(lengths, lengthFrom, end), lengthFrom, lengthTo: end + 1 };
}

function endOfNumber(lengths: string, from: number): number {
  let at = from;
  while (at < lengths.length && lengths.charCodeAt(at) !== comma) at += 1;
  return at;
}

function readNumber(lengths: string, from: number, to: number): number {
  let value = 0;
  for (let at = from; at < to; at += 1) value = value * 10 + lengths.charCodeAt(at) - zero;
  return value;
}

/** Place of a run's first section. */
export function firstPlace({ lengths = "" }: SectionRun): PlaceInRun {
  return { ...placeAt(lengths, 0, 0), index: 0 };
}

/** A section extracted from a run, and the sections before and after it, each as at most one run. */
interface CutRun {
  readonly before: readonly SectionRun[];
  readonly named: SectionRun;
  readonly after: readonly SectionRun[];
}

/** Extracts a section from a run. All sections keep their IDs. */
export function cutOut(run: SectionRun, { index, from, to, lengthFrom, lengthTo }: PlaceInRun): CutRun {
  const { id, first = 0, lengths = "" } = run;
  const text = run.markdown + run.gap;
  const part = (at: number, content: string, ofLengths: string): SectionRun => ({
    id,
    ...(first + at > 0 && { first: first + at }),
    ...splitGap(content),
    ...(ofLengths !== "" && { lengths: ofLengths }),
  });
  return {
    before: index === 0 ? [] : [part(0, text.slice(0, from), withoutLast(lengths.slice(0, lengthFrom)))],
    named: part(index, text.slice(from, to), ""),
    after: to === undefined ? [] : [part(index + 1, text.slice(to), lengths.slice(lengthTo))],
  };
}

/** The gap, extended to a blank line, so that the next text is a separate section. */
export function withBlankLine(gap: string): string {
  const breaks = gap.match(/\r\n|\r|\n/g)?.length ?? 0;
  return gap + "\n".repeat(Math.max(0, 2 - breaks));
}

/** Lengths, each followed by a comma, without the last one. */
function withoutLast(lengths: string): string {
  const last = lengths.lastIndexOf(",", lengths.length - 2);
  return last === -1 ? "" : lengths.slice(0, last);
}

/** Splits the blank end off a text. */
function splitGap(text: string): Pick<SectionRun, "markdown" | "gap"> {
  let end = text.length;
  for (let at = text.length - 1; at >= 0 && " \t\r\n".includes(text.charAt(at)); at -= 1) {
    if (text.charAt(at) === "\n" || text.charAt(at) === "\r") end = at;
  }
  return { markdown: text.slice(0, end), gap: text.slice(end) };
}
