import type { Block, BlockElement, ContextElement, PlainText, TextObject } from "@rollcall/webapi-core/svc";
import { markdownToMrkdwn } from "./markdown-to-mrkdwn.js";
import { escapeMarkup } from "./message-text.js";
import { richText } from "./rich-text.js";

/** Every text that stands in blocks, in their order. */
export function textsOf(blocks: readonly object[]): readonly string[] {
  return blocks.flatMap(textsIn);
}

/**
 * The text that stands in for blocks where none was sent: what a reader would read aloud, with the markup of a text. A
 * block that says nothing, such as a line, is left out.
 */
export function fallbackText(blocks: readonly Block[]): string {
  return blocks
    .map((block) => blockText(block).trim())
    .filter((text) => text !== "")
    .join("\n");
}

function blockText(block: Block): string {
  switch (block.type) {
    case "section":
      return join(
        [block.text, ...(block.fields ?? [])].map(text).concat(block.accessory ? element(block.accessory) : ""),
      );
    case "header":
      return text(block.text);
    case "image":
      return join([text(block.title), escapeMarkup(block.alt_text)]);
    case "context":
      return join(block.elements.map(contextText));
    case "actions":
      return join(block.elements.map(element));
    case "input":
      return join([text(block.label), element(block.element), text(block.hint)]);
    case "rich_text":
      return richText(block.elements);
    case "markdown":
      return markdownToMrkdwn(block.text);
    case "table":
      return block.rows.map((row) => row.map(cellText).join(" | ")).join("\n");
    case "video":
      return join([text(block.title), escapeMarkup(block.alt_text)]);
    case "divider":
    case "file":
      return "";
  }
}

function cellText(cell: Extract<Block, { type: "table" }>["rows"][number][number]): string {
  return cell.type === "raw_text" ? escapeMarkup(cell.text) : richText(cell.elements);
}

function contextText(one: ContextElement): string {
  switch (one.type) {
    case "image":
      return escapeMarkup(one.alt_text);
    case "mrkdwn":
      return one.text;
    case "plain_text":
      return escapeMarkup(one.text);
  }
}

/** What stands on something to press or to fill in; what can be chosen there is not read aloud. */
function element(one: BlockElement): string {
  switch (one.type) {
    case "button":
    case "workflow_button":
      return text(one.text);
    case "image":
      return escapeMarkup(one.alt_text);
    default:
      return "placeholder" in one ? text(one.placeholder as PlainText | undefined) : "";
  }
}

function text(one: TextObject | PlainText | undefined): string {
  if (one === undefined) return "";
  return one.type === "mrkdwn" ? one.text : escapeMarkup(one.text);
}

function join(texts: readonly string[]): string {
  return texts.filter((each) => each !== "").join(" ");
}

function textsIn(value: unknown): readonly string[] {
  if (Array.isArray(value)) return value.flatMap(textsIn);
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, member]) => {
    if (typeof member === "string") return key === "text" || key === "alt_text" ? [member] : [];
    return textsIn(member);
  });
}
