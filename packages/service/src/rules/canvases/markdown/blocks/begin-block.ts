import { character, skipAll, skipSpaces } from "../character.js";
import { unsupported } from "../problems.js";
import {
  countCells,
  countDelimiters,
  fenceLength,
  headingLevel,
  isDivider,
  itemMarkAt,
  underlines,
} from "./block-marks.js";
import type { Paragraph } from "./block-stack.js";
import type { OpenBlocks } from "./open-blocks.js";

/** Effect of a line that starts with three or more colons, or why it is invalid. */
type ContainerLine =
  | { readonly kind: "open"; readonly name: string }
  | { readonly kind: "close" }
  | { readonly kind: "wrong"; readonly message: string };

const namePattern = /^\{\.([a-z]+)\}[ \t]*$/;

/** Reads the rest of a line as `::: {.name}` or `:::`; undefined if it does not start with three colons. */
function readContainerLine(text: string, at: number, end: number): ContainerLine | undefined {
  const colons = skipAll(text, at, end, character.colon);
  if (colons - at < 3) return undefined;
  const from = skipSpaces(text, colons, end);
  if (from >= end) return { kind: "close" };
  const name = namePattern.exec(text.slice(from, end))?.[1];
  if (name !== undefined) return { kind: "open", name };
  return { kind: "wrong", message: "::: is followed by the kind of a block, as in {.callout}" };
}

/** Whether the line is finished or continues inside the block that it started; undefined if it started none. */
type Step = "done" | "inside" | undefined;

/** Definitions' names of the blocks `::: {.name}`. */
const containerElements: ReadonlyMap<string, string> = new Map([
  ["callout", "callout"],
  ["quote", "quote block"],
  ["layout", "column layout"],
  ["column", "column layout"],
]);

/**
 * Starts the block at the rest of a line, at a depth.
 * @param paragraph continued by the line if it starts no block
 */
export function beginBlock(open: OpenBlocks, depth: number, paragraph: Paragraph | undefined): Step {
  switch (open.cursor.character) {
    case character.greater:
      return beginQuote(open, depth);
    case character.backtick:
    case character.tilde:
      return beginFence(open, depth);
    case character.numberSign:
      return beginHeading(open, depth);
    case character.colon:
      return readContainer(open, depth) ?? endParagraph(open, paragraph);
    case character.pipe:
    case character.equals:
      return endParagraph(open, paragraph);
    case character.dash:
      return endParagraph(open, paragraph) ?? beginDivider(open, depth) ?? beginItem(open, depth, paragraph);
    default:
      return beginDivider(open, depth) ?? beginItem(open, depth, paragraph);
  }
}

function beginQuote(open: OpenBlocks, depth: number): Step {
  if (!open.stack.hasRoom(1)) return undefined;
  open.begin(depth, { kind: "quote" }, unsupported("blockquote"));
  open.stack.push({ kind: "quote" });
  open.cursor.skipQuoteMark();
  return "inside";
}

function beginFence(open: OpenBlocks, depth: number): Step {
  const { text, word, end, character: sign } = open.cursor;
  const length = fenceLength(text, word, end);
  if (length === 0) return undefined;
  open.begin(depth, { kind: "leaf" }, unsupported("code block"));
  open.leaf = { kind: "fence", line: open.line, sign, length };
  return "done";
}

function beginHeading(open: OpenBlocks, depth: number): Step {
  const { text, word, end } = open.cursor;
  const level = headingLevel(text, word, end);
  if (level === 0) return undefined;
  open.begin(depth, { kind: "leaf" }, unsupported(`heading ${level}`));
  open.markHeading(level);
  if (open.inlineTexts.mayHaveImage(word, end)) open.inlineTexts.add(open.line, text.slice(word, end));
  return "done";
}

/** Opens or closes a `:::` block. */
function readContainer(open: OpenBlocks, depth: number): Step {
  const { text, word, end } = open.cursor;
  const read = readContainerLine(text, word, end);
  if (read === undefined) return undefined;
  const closed = read.kind === "close" ? open.stack.findContainer(depth) : undefined;
  if (closed !== undefined) {
    open.closeTo(closed + 1);
    open.stack.pop();
    return "done";
  }
  if (read.kind !== "open" || !open.stack.hasRoom(1)) {
    open.begin(depth, { kind: "wrong" }, read.kind === "wrong" ? read.message : "::: closes no block");
    return "done";
  }
  const { name } = read;
  open.begin(depth, { kind: "container", name }, unknownContainer(name));
  const opening = text.slice(word, end).trimEnd();
  open.stack.push({ kind: "container", name, opening, line: open.line, problems: open.problemsBefore });
  return "done";
}

/** Turns a paragraph into a heading, or its last line into a table head. */
function endParagraph(open: OpenBlocks, paragraph: Paragraph | undefined): Step {
  if (paragraph === undefined) return undefined;
  const { text, word, end } = open.cursor;
  const columns = countDelimiters(text, word, end);
  if (columns > 0 && countCells(text, paragraph.lastWord, paragraph.end) === columns) {
    open.beginTable(paragraph, unsupported("table"));
    return "done";
  }
  if (!underlines(text, word, end)) return undefined;
  const isHeading = !open.isDefinitions(paragraph);
  const level = text.charCodeAt(word) === character.equals ? 1 : 2;
  if (isHeading) open.refuse(paragraph.line, unsupported(`heading ${level}`));
  open.closeLeaf();
  if (isHeading) open.markHeading(level);
  return isHeading ? "done" : undefined;
}

function beginDivider(open: OpenBlocks, depth: number): Step {
  const { text, word, end } = open.cursor;
  if (!isDivider(text, word, end)) return undefined;
  open.begin(depth, { kind: "leaf" }, unsupported("divider"));
  return "done";
}

function beginItem(open: OpenBlocks, depth: number, paragraph: Paragraph | undefined): Step {
  const { cursor, stack } = open;
  const mark = itemMarkAt(cursor.text, cursor.word, cursor.end);
  if (mark === undefined || !stack.hasRoom(2)) return undefined;
  const { ordered, sign, length } = mark;
  const isInterruption = paragraph !== undefined && open.leaf === paragraph;
  if (isInterruption && !(mark.interrupts && cursor.hasWordAfter(length))) return undefined;
  open.closeTo(depth);
  const { top } = stack;
  if (top?.kind !== "list" || top.ordered !== ordered || top.sign !== sign) {
    open.begin(depth, { kind: "list", ordered }, unsupported(ordered ? "ordered list" : "bulleted list"));
    stack.push({ kind: "list", ordered, sign });
  }
  stack.push({ kind: "item", width: cursor.skipItemMark(length), isEmpty: true });
  return "inside";
}

function unknownContainer(name: string): string | undefined {
  const element = containerElements.get(name);
  return element === undefined ? `there is no block {.${name.slice(0, 80)}}` : unsupported(element);
}
