import type { Token } from "markdown-it";
import { readTokens } from "./markdown-tokens.js";
import type { Section } from "./section.js";

type Text = Omit<Section, "id">;

const lineBreak = /\r\n|\r|\n/g;

/**
 * Cuts a text into its blocks, in their order: put together they are the text again, to the byte. Lines that define links
 * are a block as well. Blank lines before the first block belong to it; a blank text has no block.
 */
export function splitSections(text: string, tokens: readonly Token[] = readTokens(text).tokens): readonly Text[] {
  const lines = [0, ...[...text.matchAll(lineBreak)].map((match) => match.index + match[0].length)];
  const starts = findStarts(lines.length, tokens, (line) => isBlank(text, lines, line));
  return starts.map((start, at) => {
    const from = at === 0 ? 0 : (lines[start] ?? 0);
    const next = starts[at + 1];
    return toText(text.slice(from, next === undefined ? text.length : lines[next]));
  });
}

/** First lines of the blocks: of those that have a token, and of runs of lines between them that have none. */
function findStarts(count: number, tokens: readonly Token[], blank: (line: number) => boolean): readonly number[] {
  const blocks = tokens.flatMap(({ level, nesting, map }) =>
    level === 0 && nesting >= 0 && map !== null ? [map] : [],
  );
  const starts: number[] = [];
  let covered = 0;
  for (const [start, end] of [...blocks, [count, count] as const]) {
    let line = covered;
    while (line < start && blank(line)) line += 1;
    if (line < start) starts.push(line);
    if (start < count) starts.push(start);
    covered = Math.max(covered, end);
  }
  return starts;
}

function isBlank(text: string, lines: readonly number[], line: number): boolean {
  return /^[ \t\r\n]*$/.test(text.slice(lines[line], lines[line + 1] ?? text.length));
}

/** Parts the blank end of a block's text from it. */
function toText(text: string): Text {
  let end = text.length;
  for (let at = text.length - 1; at >= 0 && " \t\r\n".includes(text.charAt(at)); at -= 1) {
    if (text.charAt(at) === "\n" || text.charAt(at) === "\r") end = at;
  }
  return { markdown: text.slice(0, end), gap: text.slice(end) };
}
