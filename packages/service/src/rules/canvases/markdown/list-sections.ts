import { type SectionRun, sectionId } from "../../../model/section-run.js";

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
