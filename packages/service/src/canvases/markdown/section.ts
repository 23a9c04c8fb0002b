import { countCharacters } from "../../characters.js";

/** One block of a canvas, and its text as its author wrote it. */
export interface Section {
  /** Stays the same for as long as the section exists. */
  readonly id: string;
  readonly markdown: string;
  /** The blank text between it and the next section; of the last one, what the canvas ends with. */
  readonly gap: string;
}

/** The whole text of sections. */
export function printSections(sections: readonly Omit<Section, "id">[]): string {
  return sections.map(({ markdown, gap }) => markdown + gap).join("");
}

/** The length of that text, in characters. */
export function printedLength(sections: readonly Section[]): number {
  return sections.reduce((sum, { markdown, gap }) => sum + countCharacters(markdown) + gap.length, 0);
}

/** The gap with as many line breaks added as it lacks for a blank line, so that what follows is a section of its own. */
export function withBlankLine(gap: string): string {
  const breaks = gap.match(/\r\n|\r|\n/g)?.length ?? 0;
  return gap + "\n".repeat(Math.max(0, 2 - breaks));
}
