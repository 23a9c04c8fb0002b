import { character, isSpace, skipAll, skipSpaces } from "../character.js";

/** Marker of a list item. */
interface ItemMark {
  readonly ordered: boolean;
  /** Its last character. Items with another one belong to another list. */
  readonly sign: number;
  readonly length: number;
  /** Whether it can start a list inside a paragraph, if text follows. */
  readonly interrupts: boolean;
}

const maxDigits = 9;

/** Item marker at a place in a line that ends at `end`; undefined if there is none. */
export function itemMarkAt(text: string, at: number, end: number): ItemMark | undefined {
  const first = text.charCodeAt(at);
  const isBullet = first === character.dash || first === character.star || first === character.plus;
  const digitsEnd = isBullet ? at : skipDigits(text, at, Math.min(end, at + maxDigits));
  const sign = text.charCodeAt(digitsEnd);
  const isOrdered = digitsEnd > at && (sign === character.dot || sign === character.closeParenthesis);
  if ((!isBullet && !isOrdered) || digitsEnd >= end) return undefined;
  const length = digitsEnd + 1 - at;
  if (at + length < end && !isSpace(text.charCodeAt(at + length))) return undefined;
  return { ordered: isOrdered, sign, length, interrupts: isBullet || Number(text.slice(at, digitsEnd)) === 1 };
}

/** Whether the rest of a line is a divider. */
export function isDivider(text: string, at: number, end: number): boolean {
  const sign = text.charCodeAt(at);
  if (sign !== character.dash && sign !== character.star && sign !== character.underscore) return false;
  let count = 0;
  for (let place = at; place < end; place += 1) {
    const each = text.charCodeAt(place);
    if (each === sign) count += 1;
    else if (!isSpace(each)) return false;
  }
  return count >= 3;
}

/** Heading level of the rest of a line; 0 if it is not a heading. */
export function headingLevel(text: string, at: number, end: number): number {
  const after = skipAll(text, at, Math.min(end, at + 7), character.numberSign);
  const level = after - at;
  return level >= 1 && level <= 6 && (after >= end || isSpace(text.charCodeAt(after))) ? level : 0;
}

/** Whether the rest of a line turns the paragraph above it into a heading. */
export function underlines(text: string, at: number, end: number): boolean {
  const sign = text.charCodeAt(at);
  if (sign !== character.dash && sign !== character.equals) return false;
  return skipSpaces(text, skipAll(text, at, end, sign), end) >= end;
}

/** Number of characters that open a fenced code block; 0 if the rest of the line opens none. */
export function fenceLength(text: string, at: number, end: number): number {
  const sign = text.charCodeAt(at);
  if (sign !== character.backtick && sign !== character.tilde) return 0;
  const after = skipAll(text, at, end, sign);
  if (after - at < 3) return 0;
  const isBroken = sign === character.backtick && text.slice(after, end).includes("`");
  return isBroken ? 0 : after - at;
}

/** Whether the rest of a line closes a fenced code block. */
export function closesFence(text: string, at: number, end: number, { sign, length }: Fence): boolean {
  const after = skipAll(text, at, end, sign);
  return after - at >= length && skipSpaces(text, after, end) >= end;
}

/** Opening fence of a code block. */
export interface Fence {
  readonly sign: number;
  readonly length: number;
}

function skipDigits(text: string, from: number, to: number): number {
  let at = from;
  while (at < to && text.charCodeAt(at) >= character.zero && text.charCodeAt(at) <= character.nine) at += 1;
  return at;
}

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
