import type { MarkdownIt, StateBlock } from "markdown-it";

/** Types of tokens that the rule adds to those of CommonMark. */
export const containerTokens = {
  open: "container_open",
  close: "container_close",
  /** A line that neither opens nor closes a block; its content says why. */
  wrong: "container_wrong",
} as const;

const openingPattern = /^:{3,}[ \t]*\{\.([a-z]+)\}[ \t]*$/;
const closingPattern = /^:{3,}[ \t]*$/;
const fencePattern = /^ {0,3}(`{3,}|~{3,})/;

/**
 * Reads nested blocks between `::: {.name}` and `:::`. The `info` of the opening token is the name. This rule accepts
 * any name.
 */
export function readContainers(md: MarkdownIt): void {
  md.block.ruler.before("fence", "container", readContainer, {
    alt: ["paragraph", "reference", "blockquote", "list"],
  });
}

function readContainer(state: StateBlock, startLine: number, endLine: number, silent: boolean): boolean {
  const line = lineAt(state, startLine);
  if (!line.startsWith(":::") || (state.sCount[startLine] ?? 0) - state.blkIndent >= 4) return false;
  if (silent) return true;
  const name = openingPattern.exec(line)?.[1];
  const closing = name === undefined ? undefined : findClosing(state, startLine + 1, endLine);
  if (name === undefined) return refuse(state, startLine, wrongLine(line));
  if (closing === undefined)
    return refuse(state, startLine, `the block ${line.trimEnd()} is not closed by :::`, endLine);
  const open = state.push(containerTokens.open, "div", 1);
  open.info = name;
  open.map = [startLine, closing + 1];
  const { lineMax, parentType } = state;
  state.lineMax = closing;
  state.parentType = "container";
  state.md.block.tokenize(state, startLine + 1, closing);
  state.lineMax = lineMax;
  state.parentType = parentType;
  state.push(containerTokens.close, "div", -1);
  state.line = closing + 1;
  return true;
}

function wrongLine(line: string): string {
  return closingPattern.test(line) ? "::: closes no block" : "::: is followed by the kind of a block, as in {.callout}";
}

function refuse(state: StateBlock, line: number, why: string, endLine = line + 1): true {
  const token = state.push(containerTokens.wrong, "", 0);
  token.content = why;
  token.map = [line, endLine];
  state.line = endLine;
  return true;
}

/** Line that closes the block whose content starts at `from`. Lines in code blocks neither open nor close a block. */
function findClosing(state: StateBlock, from: number, endLine: number): number | undefined {
  let depth = 0;
  let fence: string | undefined;
  for (let line = from; line < endLine; line += 1) {
    if ((state.sCount[line] ?? 0) < state.blkIndent && !state.isEmpty(line)) return undefined;
    const text = lineAt(state, line);
    const mark = fencePattern.exec(text)?.[1];
    if (fence !== undefined) {
      if (mark?.startsWith(fence) === true && text.trim() === mark) fence = undefined;
    } else if (mark !== undefined) fence = mark;
    else if (openingPattern.test(text)) depth += 1;
    else if (closingPattern.test(text)) {
      if (depth === 0) return line;
      depth -= 1;
    }
  }
  return undefined;
}

function lineAt(state: StateBlock, line: number): string {
  const start = (state.bMarks[line] ?? 0) + (state.tShift[line] ?? 0);
  return state.src.slice(start, state.eMarks[line]);
}
