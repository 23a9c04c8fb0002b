import type { RichTextElement, RichTextLeaf } from "@rollcall/api/webapi";
import { printSeconds } from "../../../values/instant.js";
import { escapeMarkup } from "./message-text.js";

/** Rich text as text with markup. Each paragraph, list item and quotation has its own line. */
export function richText(elements: readonly RichTextElement[]): string {
  return elements.map(elementText).join("\n");
}

function elementText(one: RichTextElement): string {
  switch (one.type) {
    case "rich_text_section":
    case "rich_text_preformatted":
    case "rich_text_quote":
      return leaves(one.elements);
    case "rich_text_list": {
      const first = (one.offset ?? 0) + 1;
      return one.elements
        .map(({ elements }, index) => `${one.style === "ordered" ? `${first + index}.` : "•"} ${leaves(elements)}`)
        .join("\n");
    }
  }
}

function leaves(elements: readonly RichTextLeaf[]): string {
  return elements.map(leafText).join("");
}

/** A link in markup. Characters that would end it are percent-encoded. */
export function link(url: string, text: string | undefined): string {
  const address = url.replaceAll(/[<>|]/g, encodeURIComponent);
  return text === undefined ? `<${address}>` : `<${address}|${escapeMarkup(text)}>`;
}

function leafText(one: RichTextLeaf): string {
  switch (one.type) {
    case "text":
      return escapeMarkup(one.text);
    case "link":
      return link(one.url, one.text);
    case "user":
      return `<@${one.user_id}>`;
    case "usergroup":
      return `<!subteam^${one.usergroup_id}>`;
    case "channel":
      return `<#${one.channel_id}>`;
    case "emoji":
      return `:${one.name}:`;
    case "broadcast":
      return `<!${one.range}>`;
    case "color":
      return one.value;
    case "date":
      return typeof one["fallback"] === "string" ? escapeMarkup(one["fallback"]) : printSeconds(one.timestamp);
    case "team":
      return "";
  }
}
