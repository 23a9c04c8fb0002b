import type {
  Block,
  BlockElement,
  Chart,
  ContextElement,
  PlainText,
  PlanTask,
  RichTextElement,
  RichTextLeaf,
  TextObject,
} from "@rollcall/api/webapi";
import { printSeconds } from "../../../values/instant.js";
import { escapeMarkup, markdownToMrkdwn } from "../message-text.js";

/**
 * Fallback text for blocks sent without a text: the text of the blocks, with markup. A block without text, such as a
 * divider, is left out.
 */
export function fallbackText(blocks: readonly Block[]): string {
  return lines(blocks.map(blockText));
}

type BlockOf<Type extends Block["type"]> = Extract<Block, { type: Type }>;
type Cell = BlockOf<"table">["rows"][number][number];

function blockText(block: Block): string {
  switch (block.type) {
    case "section":
      return join(
        [block.text, ...(block.fields ?? [])].map(text).concat(block.accessory ? element(block.accessory) : ""),
      );
    case "header":
    case "alert":
      return text(block.text);
    case "image":
    case "video":
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
      return rowsText(block.rows);
    case "data_table":
      return lines([escapeMarkup(block.caption), rowsText(block.rows)]);
    case "data_visualization":
      return lines([escapeMarkup(block.title), chartText(block.chart)]);
    case "card":
      return cardText(block);
    case "carousel":
      return fallbackText(block.elements);
    case "container":
      return containerText(block);
    case "task_card":
      return taskText(block);
    case "plan":
      return lines([escapeMarkup(block.title), ...(block.tasks ?? []).map(taskText)]);
    // Buttons about the message are not part of its text.
    case "context_actions":
    case "divider":
    case "file":
    case "call":
      return "";
  }
}

function cardText({ icon, hero_image: hero, title, subtitle, body, subtext, actions = [] }: BlockOf<"card">): string {
  const heading = join([icon === undefined ? "" : element(icon), text(title), text(subtitle)]);
  const picture = hero === undefined ? "" : element(hero);
  return lines([heading, picture, text(body), join(actions.map(element)), text(subtext)]);
}

function containerText({ title, rich_text_title: rich, subtitle, child_blocks: blocks }: BlockOf<"container">): string {
  const heading = rich === undefined ? text(title) : blockText(rich);
  return lines([join([heading, text(subtitle)]), fallbackText(blocks)]);
}

function taskText({ title, details, output, sources = [] }: BlockOf<"task_card"> | PlanTask): string {
  const said = [details, output].map((block) => (block === undefined ? "" : blockText(block)));
  return lines([escapeMarkup(title), ...said, join(sources.map((source) => link(source.url, source.text)))]);
}

function rowsText(rows: readonly (readonly Cell[])[]): string {
  return rows.map((row) => row.map(cellText).join(" | ")).join("\n");
}

function cellText(cell: Cell): string {
  switch (cell.type) {
    case "raw_text":
      return escapeMarkup(cell.text);
    case "raw_number":
      return escapeMarkup(cell.text ?? String(cell.value));
    case "rich_text":
      return richText(cell.elements);
  }
}

/** The values of a chart: of each segment, or of each series. */
function chartText(chart: Chart): string {
  const values = (points: readonly { readonly label: string; readonly value: number }[]) =>
    points.map(({ label, value }) => escapeMarkup(`${label}: ${value}`)).join(" | ");
  if (chart.type === "pie") return values(chart.segments);
  return lines(chart.series.map(({ name, data }) => `${escapeMarkup(name)} | ${values(data)}`));
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

/** Label or placeholder of an interactive element. Its options are left out. */
function element(one: BlockElement): string {
  switch (one.type) {
    case "button":
    case "workflow_button":
      return text(one.text);
    case "image":
      return escapeMarkup(one.alt_text);
    case "overflow":
    case "checkboxes":
    case "radio_buttons":
    case "datetimepicker":
    case "file_input":
      return "";
    default:
      return text(one.placeholder);
  }
}

function text(one: TextObject | PlainText | undefined): string {
  if (one === undefined) return "";
  return one.type === "mrkdwn" ? one.text : escapeMarkup(one.text);
}

function join(texts: readonly string[]): string {
  return texts.filter((each) => each !== "").join(" ");
}

function lines(texts: readonly string[]): string {
  return texts
    .map((each) => each.trim())
    .filter((each) => each !== "")
    .join("\n");
}

/** Rich text as text with markup. Each paragraph, list item and quotation has its own line. */
function richText(elements: readonly RichTextElement[]): string {
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
function link(url: string, text: string | undefined): string {
  const address = escapeMarkup(url.replaceAll(/[<>|]/g, encodeURIComponent));
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
