import { character, isSpace, skipAll, skipSpaces } from "../character.js";

/** Number of columns in a table's delimiter line; 0 if the rest of the line is not one. */
export function countDelimiters(text: string, at: number, end: number): number {
  if (end - at < 2 || (text.charCodeAt(at) === character.dash && isSpace(text.charCodeAt(at + 1)))) return 0;
  let columns = 0;
  for (let from = at; from <= end; ) {
    const to = endOfCell(text, from, end);
    const cell = skipSpaces(text, from, to);
    const after = skipDelimiter(text, cell, to);
    if (after === -1 || skipSpaces(text, after, to) < to) return 0;
    const isEmpty = cell === to;
    if (isEmpty && from !== at && to !== end) return 0;
    if (!isEmpty) columns += 1;
    from = to + 1;
  }
  return columns;
}

/** Number of cells in the rest of a line; 0 if it has no pipe. */
export function countCells(text: string, at: number, end: number): number {
  const last = endBeforeSpaces(text, at, end);
  let pipes = 0;
  let boundaries = 0;
  for (let place = at; place < last; place += 1) {
    if (text.charCodeAt(place) !== character.pipe) continue;
    pipes += 1;
    if (isBoundary(text, place, at)) boundaries += 1;
  }
  if (pipes === 0) return 0;
  return boundaries + 1 - (isBoundary(text, at, at) ? 1 : 0) - (isBoundary(text, last - 1, at) ? 1 : 0);
}

/** Cells of a row, without the spaces around them. */
export function splitRow(row: string): readonly string[] {
  const cells = row.trim().split(/(?<!\\)\|/);
  const from = cells[0] === "" ? 1 : 0;
  const to = cells.length > from && cells.at(-1) === "" ? cells.length - 1 : cells.length;
  return cells.slice(from, to).map((cell) => cell.replaceAll("\\|", "|").trim());
}

function endOfCell(text: string, from: number, end: number): number {
  let at = from;
  while (at < end && text.charCodeAt(at) !== character.pipe) at += 1;
  return at;
}

/** Place after one delimiter (dashes, with an optional colon on either side); -1 if there is none. */
function skipDelimiter(text: string, at: number, end: number): number {
  if (at === end) return at;
  const dashes = text.charCodeAt(at) === character.colon ? at + 1 : at;
  const after = skipAll(text, dashes, end, character.dash);
  if (after === dashes) return -1;
  return after < end && text.charCodeAt(after) === character.colon ? after + 1 : after;
}

/** An escaped pipe is not a boundary. */
function isBoundary(text: string, at: number, from: number): boolean {
  return text.charCodeAt(at) === character.pipe && (at === from || text.charCodeAt(at - 1) !== character.backslash);
}

function endBeforeSpaces(text: string, from: number, end: number): number {
  let at = end;
  while (at > from && isSpace(text.charCodeAt(at - 1))) at -= 1;
  return at;
}
