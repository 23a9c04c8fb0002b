import { type Json, objectsAt, textAt } from "../../json.js";

/** A stretch of a text with one formatting. */
interface Run {
  readonly text: string;
  readonly style?: unknown;
}

/**
 * The rich text of a cell with other words. Words that stay keep their formatting, and new ones have that of the words
 * they replace or follow. Undefined if the rich text has more than formatted words in paragraphs, such as links, people
 * or lists, which no text can express.
 */
export function changeWords(blocks: readonly Json[], words: string): readonly Json[] | undefined {
  const before = readRuns(blocks);
  if (before === undefined) return undefined;
  const [was, is] = [[...textOf(before)], [...words]];
  const start = countSame(was, is);
  const end = countSame(was.slice(start).toReversed(), is.slice(start).toReversed());
  const removed = was.slice(start, was.length - end).join("");
  const at = was.slice(0, start).join("").length;
  const style = styleAt(before, removed === "" ? at - 1 : at);
  const after = [
    ...cut(before, 0, at),
    { text: is.slice(start, is.length - end).join(""), ...(style !== undefined && { style }) },
    ...cut(before, at + removed.length, Number.POSITIVE_INFINITY),
  ];
  return words === "" ? [] : [{ type: "rich_text", elements: toSections(after) }];
}

/** The formatted words of a rich text, with a line break between paragraphs. */
function readRuns(blocks: readonly Json[]): readonly Run[] | undefined {
  const sections = blocks.flatMap((block) => objectsAt(block, "elements"));
  const elements = sections.flatMap((section) => objectsAt(section, "elements"));
  const isPlain =
    blocks.every((block) => textAt(block, "type") === "rich_text") &&
    sections.every((section) => textAt(section, "type") === "rich_text_section") &&
    elements.every((element) => textAt(element, "type") === "text");
  if (!isPlain) return undefined;
  return sections.flatMap((section, nth) => [
    ...(nth === 0 ? [] : [{ text: "\n" }]),
    ...objectsAt(section, "elements").map((element) => {
      const { style } = element;
      return { text: textAt(element, "text"), ...(style !== undefined && { style }) };
    }),
  ]);
}

function textOf(runs: readonly Run[]): string {
  return runs.map(({ text }) => text).join("");
}

function countSame(one: readonly string[], other: readonly string[]): number {
  const differs = one.findIndex((character, at) => character !== other[at]);
  return differs === -1 ? one.length : differs;
}

/** The part of runs between two places of their text. */
function cut(runs: readonly Run[], from: number, to: number): readonly Run[] {
  let at = 0;
  return runs.flatMap((run) => {
    const text = run.text.slice(Math.max(0, from - at), Math.max(0, to - at));
    at += run.text.length;
    return text === "" ? [] : [{ ...run, text }];
  });
}

function styleAt(runs: readonly Run[], place: number): unknown {
  return cut(runs, Math.max(0, place), Math.max(0, place) + 1)[0]?.style;
}

/** A paragraph for each line. Stretches of the same formatting become one. */
function toSections(runs: readonly Run[]): readonly Json[] {
  const lines: Run[][] = [[]];
  for (const { text, ...format } of runs) {
    for (const [nth, part] of text.split("\n").entries()) {
      if (nth > 0) lines.push([]);
      const line = lines.at(-1) ?? [];
      const last = line.at(-1);
      if (part === "") continue;
      if (last !== undefined && JSON.stringify(last.style) === JSON.stringify(format.style)) {
        line[line.length - 1] = { ...last, text: last.text + part };
      } else line.push({ ...format, text: part });
    }
  }
  return lines.map((line) => ({
    type: "rich_text_section",
    elements: line.map((run) => ({ type: "text", ...run })),
  }));
}
