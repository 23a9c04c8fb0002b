import { canvasElements } from "../../generated/service.js";
import { findElements } from "./find-elements.js";
import { readTokens } from "./markdown-tokens.js";

/** Result of markdown-it for a text: starts of its blocks, and the first thing that canvases do not support. */
interface SecondReading {
  readonly starts: readonly number[];
  readonly problem: string | undefined;
}

/** Reads a text with markdown-it and its extension for canvas blocks. */
export function readAsMarkdownIt(text: string): SecondReading {
  const { tokens } = readTokens(text);
  const found = [...findElements(tokens)].flatMap((each) => {
    if (each.kind === "problem") return [`line ${each.line}: ${each.message}`];
    return canvasElements.has(each.element) ? [] : [`line ${each.line}: a canvas has no element "${each.element}"`];
  });
  const lines = [0, ...[...text.matchAll(/\r\n|\r|\n/g)].map((match) => match.index + match[0].length)];
  const blocks = tokens.flatMap(({ level, nesting, map }) =>
    level === 0 && nesting >= 0 && map !== null ? [map] : [],
  );
  return { starts: findStarts(text, lines, blocks), problem: found[0] };
}

type Lines = readonly [start: number, end: number];

/** Starts of blocks, and of the lines between them, which define links. */
function findStarts(text: string, lines: readonly number[], blocks: readonly Lines[]): readonly number[] {
  const isBlank = (line: number) => text.slice(lines[line], lines[line + 1]).trim() === "";
  const starts: number[] = [];
  let covered = 0;
  for (const [start, end] of [...blocks, [lines.length, lines.length] satisfies Lines]) {
    let line = covered;
    while (line < start && isBlank(line)) line += 1;
    if (line < start) starts.push(lines[line] ?? 0);
    if (start < lines.length) starts.push(lines[start] ?? 0);
    covered = Math.max(covered, end);
  }
  return starts;
}
