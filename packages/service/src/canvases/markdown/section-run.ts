import { countCharacters } from "../../values/characters.js";
import { charactersPerPause, type PausableWork } from "./pausable-work.js";

const comma = 44;
const zero = 48;

/**
 * Sections of a canvas that were written at once. A section is one block, and its text is as its author wrote it. A text can
 * have hundreds of thousands of them, so that they share one text and one identifier.
 */
export interface SectionRun {
  /**
   * The identifier of the first section of those written at once. The others have it with their number behind it, in base
   * 36, and keep it for as long as they exist.
   */
  readonly id: string;
  /** How many of those written at once came before these. Absent: none. */
  readonly first?: number;
  /** The text of all of them, with the blank text between them. */
  readonly markdown: string;
  /** The blank text after the last one; in the last run, what the canvas ends with. */
  readonly gap: string;
  /** The length of each section but the last one, with the blank text after it, parted by commas. Absent: there is one. */
  readonly lengths?: string;
}

/** Where one section of a run is. */
interface PlaceInRun {
  /** How many sections of the run come before it. */
  readonly index: number;
  /** Where its text begins. */
  readonly from: number;
  /** Where the text of the next section begins; undefined for the last one. */
  readonly to: number | undefined;
  /** Where its length begins in the lengths, and where the next one does. */
  readonly lengthFrom: number;
  readonly lengthTo: number;
}

/**
 * A run of the sections of a text.
 * @param starts where each section begins; blank lines before the first one belong to it
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

/** Where the section before another one begins; the first one takes the blank lines before it. */
function previous(starts: readonly number[], at: number): number {
  return at === 1 ? 0 : (starts[at - 1] ?? 0);
}

/** The whole text of runs. */
export function printRuns(runs: readonly Omit<SectionRun, "id">[]): string {
  return runs.map(({ markdown, gap }) => markdown + gap).join("");
}

/** Whether that text has more characters than a limit. */
export function isLongerThan(runs: readonly SectionRun[], limit: number): boolean {
  const length = runs.reduce((sum, { markdown, gap }) => sum + markdown.length + gap.length, 0);
  if (length <= limit) return false;
  return runs.reduce((sum, { markdown, gap }) => sum + countCharacters(markdown) + gap.length, 0) > limit;
}

/** The identifier of a section of a run. */
export function sectionId({ id, first = 0 }: SectionRun, index: number): string {
  const number = first + index;
  return number === 0 ? id : `${id}${number.toString(36).toUpperCase()}`;
}

/** The section of a run that has an identifier. */
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

/** Where the first section of a run is. */
export function firstPlace({ lengths = "" }: SectionRun): PlaceInRun {
  return { ...placeAt(lengths, 0, 0), index: 0 };
}

/** A section of a run by itself, and those before it and after it, each as no or one run. */
interface CutRun {
  readonly before: readonly SectionRun[];
  readonly named: SectionRun;
  readonly after: readonly SectionRun[];
}

/** Takes a section out of a run. All keep their identifiers. */
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

/** The gap with as many line breaks added as it lacks for a blank line, so that what follows is a section of its own. */
export function withBlankLine(gap: string): string {
  const breaks = gap.match(/\r\n|\r|\n/g)?.length ?? 0;
  return gap + "\n".repeat(Math.max(0, 2 - breaks));
}

/** Lengths, each with a comma after it, without the last one. */
function withoutLast(lengths: string): string {
  const last = lengths.lastIndexOf(",", lengths.length - 2);
  return last === -1 ? "" : lengths.slice(0, last);
}

/** Parts the blank end of a text from it. */
function splitGap(text: string): Pick<SectionRun, "markdown" | "gap"> {
  let end = text.length;
  for (let at = text.length - 1; at >= 0 && " \t\r\n".includes(text.charAt(at)); at -= 1) {
    if (text.charAt(at) === "\n" || text.charAt(at) === "\r") end = at;
  }
  return { markdown: text.slice(0, end), gap: text.slice(end) };
}
