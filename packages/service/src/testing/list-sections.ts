import { type SectionRun, sectionId } from "../model/section-run.js";

/** A single section of a canvas. */
interface ListedSection {
  readonly id: string;
  /** Its text, without the blank lines after it. */
  readonly markdown: string;
}

/** All sections of runs, in order. */
export function listSections(runs: readonly SectionRun[]): readonly ListedSection[] {
  return runs.flatMap((run) => {
    const text = run.markdown + run.gap;
    let start = 0;
    const lengths = [...(run.lengths?.split(",").map(Number) ?? []), text.length];
    return lengths.map((length, index) => {
      const section = text.slice(start, start + length);
      start += length;
      return { id: sectionId(run, index), markdown: section.replace(/(?:\r\n|\r|\n)[ \t\r\n]*$/, "") };
    });
  });
}
