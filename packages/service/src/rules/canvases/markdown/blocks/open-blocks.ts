import { character, countBreaks } from "../character.js";
import { InlineTexts } from "../inline/inline-texts.js";
import { type LinkDefinitions, readDefinitions } from "../inline/links.js";
import { Problems } from "../problems.js";
import { BlockStack, type Container, isContainer, type LeafBlock, type Paragraph } from "./block-stack.js";
import type { LineCursor } from "./line-cursor.js";

const longestQuotation = 80;

/** Blocks that are open at a line, and the findings of the lines before it. */
export class OpenBlocks {
  readonly cursor: LineCursor;
  readonly stack = new BlockStack();
  readonly problems = new Problems();
  readonly definitions: LinkDefinitions = new Map();
  readonly inlineTexts: InlineTexts;
  /** Starts of the top-level blocks. Lines that define links are a block. */
  readonly starts: number[] = [];
  /** Levels of the headings among the top-level blocks, by their starts. */
  readonly headings = new Map<number, number>();
  /** Line number, starting at 1. */
  line = 0;
  leaf: LeafBlock | undefined;
  /** Number of problems found before the latest block started. */
  problemsBefore = 0;
  #endsWithDefinitions = false;

  constructor(cursor: LineCursor) {
    this.cursor = cursor;
    this.inlineTexts = new InlineTexts(cursor.text);
  }

  /**
   * Starts a block at a depth, and closes the blocks from that depth on.
   * @param problem why canvases do not support it in any place
   */
  begin(depth: number, block: BeginningBlock, problem?: string): void {
    this.refuse(this.line, this.#beginAt(depth, block) ?? problem);
  }

  beginParagraph(depth: number, problem?: string): void {
    const followsDefinitions = this.#endsWithDefinitions;
    const message = this.#beginAt(depth, { kind: "leaf" }) ?? problem;
    const { word, start, end } = this.cursor;
    this.leaf = {
      kind: "paragraph",
      line: this.line,
      from: word,
      isTop: this.stack.depth === 0,
      followsDefinitions,
      problem: message,
      parts: this.stack.hasQuote ? [word, end] : undefined,
      lines: 1,
      lastStart: start,
      lastWord: word,
      end,
      endBefore: end,
    };
  }

  /** Notes that the latest block is a heading, if it is outside any other block. */
  markHeading(level: number): void {
    const start = this.starts.at(-1);
    if (this.stack.depth === 0 && start !== undefined) this.headings.set(start, level);
  }

  /** Turns the last line of a paragraph into a table head. */
  beginTable(paragraph: Paragraph, problem?: string): void {
    const { lines, lastStart, lastWord, end, parts } = paragraph;
    if (lines > 1) {
      paragraph.end = paragraph.endBefore;
      parts?.splice(-2);
      this.#closeParagraph(paragraph);
      if (paragraph.isTop) this.starts.push(lastStart);
      this.#endsWithDefinitions = false;
    }
    this.refuse(this.line - 1, paragraph.problem ?? problem);
    this.inlineTexts.addRow(this.line - 1, lastWord, end);
    this.leaf = { kind: "table" };
  }

  /** Whether a paragraph consists of link definitions only. */
  isDefinitions(paragraph: Paragraph): boolean {
    const text = this.#mayDefine(paragraph) ? this.#textOf(paragraph) : "";
    return text !== "" && readDefinitions(text, this.definitions) === text.length;
  }

  /** Adds a problem, if there is one. */
  refuse(line: number, problem: string | undefined): void {
    if (problem !== undefined) this.problems.add(line, problem);
  }

  /** Closes all blocks from a depth on. */
  closeTo(depth: number): void {
    this.closeLeaf();
    while (this.stack.depth > depth) {
      const block = this.stack.pop();
      if (block?.kind === "container") this.#refuseUnclosed(block);
    }
  }

  closeLeaf(): void {
    const { leaf } = this;
    this.leaf = undefined;
    if (leaf?.kind === "paragraph") this.#closeParagraph(leaf);
    if (leaf?.kind !== "fence") return;
    const mark = String.fromCharCode(leaf.sign).repeat(Math.min(leaf.length, longestQuotation));
    this.problems.add(leaf.line, `the code block is not closed by ${mark}`);
  }

  #refuseUnclosed({ line, opening, problems }: Container): void {
    const message = `the block ${opening.slice(0, longestQuotation)} is not closed by :::`;
    this.problems.addUnclosed(line, message, problems);
  }

  #closeParagraph(paragraph: Paragraph): void {
    const { from, end, problem } = paragraph;
    const mayHaveImage = this.inlineTexts.mayHaveImage(from, end);
    const text = mayHaveImage || this.#mayDefine(paragraph) ? this.#textOf(paragraph) : undefined;
    const after = text === undefined ? 0 : readDefinitions(text, this.definitions);
    if (text !== undefined && after > 0 && paragraph.isTop) this.#cutDefinitions(paragraph, after, text.length);
    if (after === text?.length) return;
    const line = paragraph.line + countBreaks(text ?? "", after);
    this.refuse(line, problem);
    if (text !== undefined && mayHaveImage) this.inlineTexts.add(line, text.slice(after));
  }

  /** Splits a paragraph into a block of its leading definitions and a block of the rest. */
  #cutDefinitions({ followsDefinitions, from }: Paragraph, length: number, whole: number): void {
    if (followsDefinitions) this.starts.pop();
    if (length < whole) this.starts.push(from + length);
    this.#endsWithDefinitions = length === whole;
  }

  #mayDefine({ from }: Paragraph): boolean {
    return this.cursor.text.charCodeAt(from) === character.openBracket;
  }

  #textOf({ from, end, parts }: Paragraph): string {
    const { text } = this.cursor;
    if (parts === undefined) return text.slice(from, end);
    const lines: string[] = [];
    for (let at = 0; at < parts.length; at += 2) lines.push(text.slice(parts[at], parts[at + 1]));
    return lines.join("\n");
  }

  /** Starts a block in a line. Returns why it is not allowed there. */
  #beginAt(depth: number, block: BeginningBlock): string | undefined {
    this.closeTo(depth);
    if (this.stack.top?.kind === "list") this.stack.pop();
    const { top } = this.stack;
    if (top === undefined) {
      this.starts.push(this.cursor.start);
      this.#endsWithDefinitions = false;
    }
    if (top?.kind === "item") top.isEmpty = false;
    this.problemsBefore = this.problems.count;
    return findMisplacement(block, this.stack);
  }
}

/** A starting block, reduced to what decides whether it is allowed there. */
type BeginningBlock =
  | { readonly kind: "leaf" | "quote" | "wrong" }
  | { readonly kind: "list"; readonly ordered: boolean }
  | { readonly kind: "container"; readonly name: string };

/** The reason why a block is not allowed inside the blocks around it; undefined if it is. */
function findMisplacement(block: BeginningBlock, around: BlockStack): string | undefined {
  const isColumn = block.kind === "container" && block.name === "column";
  const isInLayout = isContainer(around.top, "layout");
  if (isColumn && !isInLayout) return "a {.column} must be inside a {.layout}";
  if (isInLayout && !isColumn && block.kind !== "wrong") return "a {.layout} may contain only {.column}";
  const { list } = around;
  if (list === undefined) return undefined;
  if (block.kind === "quote") return "a list cannot contain a quotation";
  const isOther = block.kind === "list" && block.ordered !== list.ordered;
  return isOther ? "a list cannot contain a list of the other kind" : undefined;
}
