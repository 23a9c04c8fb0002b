import type { Token } from "markdown-it";
import { containerTokens } from "./containers.js";
import { findInlineElements } from "./find-inline-elements.js";
import type { Found } from "./found.js";

/** Names of the blocks `::: {.name}`, and the elements they are. */
const containers: ReadonlyMap<string, string> = new Map([
  ["callout", "callout"],
  ["quote", "quote block"],
  ["layout", "column layout"],
]);

const simple: ReadonlyMap<string, string> = new Map([
  ["paragraph_open", "paragraph"],
  ["blockquote_open", "blockquote"],
  ["bullet_list_open", "bulleted list"],
  ["ordered_list_open", "ordered list"],
  ["code_block", "code block"],
  ["hr", "divider"],
  ["table_open", "table"],
]);

const listTokens = ["bullet_list_open", "ordered_list_open"];
const checkPattern = /^\[[ xX]\](?:[ \t]|$)/;

/** All elements of a text, in order, and everything that canvases do not support. */
export function* findElements(tokens: readonly Token[]): Generator<Found> {
  const around: Token[] = [];
  let line = 1;
  for (const [at, token] of tokens.entries()) {
    if (token.map !== null) line = token.map[0] + 1;
    const problem = misplaced(token, around) ?? malformed(token);
    if (problem === undefined) yield* elementsOf(token, line, tokens[at - 2]);
    else yield { kind: "problem", message: problem, line };
    if (token.nesting === 1) around.push(token);
    if (token.nesting === -1) around.pop();
  }
}

function* elementsOf(token: Token, line: number, beforeParagraph: Token | undefined): Generator<Found> {
  const element = token.type === "paragraph_open" && token.hidden ? undefined : blockElement(token);
  if (element !== undefined) yield { kind: "element", element, line };
  if (token.type !== "inline") return;
  if (beforeParagraph?.type === "list_item_open" && checkPattern.test(token.content)) {
    yield { kind: "element", element: "checklist", line };
  }
  yield* findInlineElements(token.children ?? [], line);
}

function blockElement({ type, tag, info }: Token): string | undefined {
  if (type === "heading_open") return `heading ${tag.slice(1)}`;
  if (type === "fence") return "code block";
  return type === containerTokens.open ? containers.get(info) : simple.get(type);
}

/** The reason why a block is not allowed in its place. */
function misplaced({ type, info, nesting }: Token, around: readonly Token[]): string | undefined {
  const parent = around.at(-1);
  const isLayout = parent?.type === containerTokens.open && parent.info === "layout";
  const isColumn = type === containerTokens.open && info === "column";
  if (isColumn && !isLayout) return "a {.column} must be inside a {.layout}";
  if (isLayout && nesting >= 0 && !isColumn && type !== containerTokens.wrong)
    return "a {.layout} may contain only {.column}";
  const list = around.findLast((each) => listTokens.includes(each.type));
  if (list === undefined) return undefined;
  if (type === "blockquote_open") return "a list cannot contain a quotation";
  const isOther = listTokens.includes(type) && type !== list.type;
  return isOther ? "a list cannot contain a list of the other kind" : undefined;
}

/** The reason why a block is invalid in any place. */
function malformed(token: Token): string | undefined {
  if (token.type === containerTokens.wrong) return token.content;
  if (token.type === "fence" && !isClosed(token)) return `the code block is not closed by ${token.markup}`;
  const isUnknown = token.type === containerTokens.open && token.info !== "column" && !containers.has(token.info);
  return isUnknown ? `there is no block {.${token.info}}` : undefined;
}

/** Whether a fenced code block has a closing line. */
function isClosed({ map, content }: Token): boolean {
  const [start, end] = map ?? [0, 0];
  const lines = content === "" ? 0 : content.split("\n").length - (content.endsWith("\n") ? 1 : 0);
  return end - start === lines + 2;
}
