import { charactersPerPause, type PausableWork } from "../../../../model/section-run.js";
import { character, isBreak } from "../character.js";
import type { InlineText } from "../inline/inline-texts.js";
import type { LinkDefinitions } from "../inline/links.js";
import { type Problems, unsupported } from "../problems.js";
import { beginBlock } from "./begin-block.js";
import { closesFence } from "./block-marks.js";
import type { Paragraph } from "./block-stack.js";
import { codeIndent, LineCursor } from "./line-cursor.js";
import { OpenBlocks } from "./open-blocks.js";

/** Result of scanning a text. */
interface ScannedBlocks {
  /** Starts of the top-level blocks. Lines that define links are a block. */
  readonly starts: readonly number[];
  /** Levels of the headings among them, by their starts. */
  readonly headings: ReadonlyMap<number, number>;
  readonly definitions: LinkDefinitions;
  /** Texts that may contain images. */
  readonly inlineTexts: readonly InlineText[];
  readonly problems: Problems;
}

/**
 * Scans the blocks of a Markdown text line by line, in linear time. Reports what canvases do not support as problems.
 * @see CommonMark, phase 1: block structure
 */
export function* scanBlocks(text: string): PausableWork<ScannedBlocks> {
  const open = new OpenBlocks(new LineCursor(text));
  const { definitions, headings, inlineTexts, problems, stack, starts } = open;
  let slice = charactersPerPause;
  for (let start = 0; start < text.length; ) {
    if (start >= slice) {
      slice = start + charactersPerPause;
      yield;
    }
    const end = endOfLine(text, start);
    open.line += 1;
    open.cursor.begin(start, end);
    readLine(open);
    if (problems.isFull && !stack.hasContainer) break;
    start = afterBreak(text, end);
  }
  open.closeTo(0);
  return { starts, headings, definitions, inlineTexts: inlineTexts.found, problems };
}

function readLine(open: OpenBlocks): void {
  const { cursor, stack } = open;
  const depth = match(open);
  if (cursor.isBlank) readBlank(open, depth);
  else if (depth < stack.depth || !readCode(open)) readBeginnings(open, depth);
}

/** Reads a line inside code, where only the closing fence matters. Returns whether the line is code. */
function readCode(open: OpenBlocks): boolean {
  const { cursor, leaf } = open;
  const isIndented = cursor.indent >= codeIndent;
  if (leaf?.kind === "code") return isIndented;
  if (leaf?.kind !== "fence") return false;
  if (!isIndented && closesFence(cursor.text, cursor.word, cursor.end, leaf)) open.leaf = undefined;
  return true;
}

/** Number of outer blocks that continue in a line. Moves the cursor behind their markers. */
function match({ cursor, stack }: OpenBlocks): number {
  const { top } = stack;
  if (cursor.isBlank && !stack.hasQuote) return top?.kind === "item" && top.isEmpty ? stack.depth - 1 : stack.depth;
  for (let depth = 0; ; depth += 1) {
    const block = stack.at(depth);
    if (block === undefined) return depth;
    if (block.kind === "quote") {
      if (cursor.character !== character.greater || cursor.indent >= codeIndent) return depth;
      cursor.skipQuoteMark();
    } else if (block.kind === "item") {
      if (cursor.isBlank ? block.isEmpty : cursor.indent < block.width) return depth;
      cursor.skipIndent(block.width);
    }
  }
}

function readBlank(open: OpenBlocks, depth: number): void {
  const kind = open.leaf?.kind;
  if (depth < open.stack.depth) open.closeTo(depth);
  else if (kind === "paragraph" || kind === "table") open.closeLeaf();
}

/** Starts blocks until the rest of the line is text. */
function readBeginnings(open: OpenBlocks, matched: number): void {
  const { cursor, leaf } = open;
  let depth = matched;
  let isWhole = matched === open.stack.depth;
  while (!cursor.isBlank && cursor.indent < codeIndent) {
    const step = beginBlock(open, depth, isWhole && leaf?.kind === "paragraph" ? leaf : undefined);
    if (step === "done") return;
    if (step === undefined) break;
    depth = open.stack.depth;
    isWhole = false;
  }
  if (!cursor.isBlank) readText(open, depth, isWhole);
}

function readText(open: OpenBlocks, depth: number, isWhole: boolean): void {
  const { cursor, leaf } = open;
  const isCode = cursor.indent >= codeIndent;
  if (leaf?.kind === "paragraph") continueParagraph(leaf, open);
  else if (leaf?.kind === "table" && isWhole && !isCode) {
    open.inlineTexts.addRow(open.line, cursor.word, cursor.end);
  } else if (isCode) {
    open.begin(depth, { kind: "leaf" }, unsupported("code block"));
    open.leaf = { kind: "code" };
  } else open.beginParagraph(depth, unsupported("paragraph"));
}

/** Adds a line to a paragraph. */
function continueParagraph(paragraph: Paragraph, { cursor }: OpenBlocks): void {
  paragraph.lines += 1;
  paragraph.endBefore = paragraph.end;
  paragraph.lastStart = cursor.start;
  paragraph.lastWord = cursor.word;
  paragraph.end = cursor.end;
  paragraph.parts?.push(cursor.word, cursor.end);
}

function endOfLine(text: string, start: number): number {
  let at = start;
  while (at < text.length && !isBreak(text.charCodeAt(at))) at += 1;
  return at;
}

function afterBreak(text: string, end: number): number {
  const isPair = text.charCodeAt(end) === character.carriageReturn && text.charCodeAt(end + 1) === character.newline;
  return end + (isPair ? 2 : 1);
}
