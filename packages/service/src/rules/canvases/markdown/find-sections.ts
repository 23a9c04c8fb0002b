import { charactersPerPause, type PausableWork } from "../../../model/pausable-work.js";
import { type SectionRun, sectionId } from "../../../model/section-run.js";
import { scanBlocks } from "./blocks/scan-blocks.js";

/** The required properties of sections. */
interface SectionSearch {
  /** Levels of headings. Absent for every section. */
  readonly levels?: ReadonlySet<number>;
  /** Text in any case. */
  readonly text: string;
}

/** IDs of the sections that have what is searched, in order. */
export function* findSections(runs: readonly SectionRun[], search: SectionSearch): PausableWork<readonly string[]> {
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
