import type { ComponentChild } from "preact";
import { at, type Json, objectsAt, textAt } from "../json.js";
import { Emoji, EmojiText } from "./emoji.js";
import { ChannelMention, UserMention } from "./mention.js";
import { OutsideLink } from "./outside-link.js";
import { printDate } from "./print-date.js";

interface RichTextProps {
  readonly block: Json;
}

/** A block of rich text: sections, lists, quotes and code. */
export function RichText({ block }: RichTextProps) {
  return <div class="rich-text">{objectsAt(block, "elements").map(drawPart)}</div>;
}

function drawPart(part: Json): ComponentChild {
  const inside = objectsAt(part, "elements");
  switch (textAt(part, "type")) {
    case "rich_text_list":
      return drawList(part, inside);
    case "rich_text_quote":
      return <blockquote>{inside.map(drawElement)}</blockquote>;
    case "rich_text_preformatted":
      return <pre>{inside.map(drawElement)}</pre>;
    default:
      return <p>{inside.map(drawElement)}</p>;
  }
}

function drawList(list: Json, items: readonly Json[]): ComponentChild {
  const indent = Math.min(Number(textAt(list, "indent")) || 0, 8);
  const drawn = items.map((item) => <li>{objectsAt(item, "elements").map(drawElement)}</li>);
  const name = `indent-${indent}`;
  if (textAt(list, "style") !== "ordered") return <ul class={name}>{drawn}</ul>;
  return (
    <ol class={name} start={(Number(textAt(list, "offset")) || 0) + 1}>
      {drawn}
    </ol>
  );
}

/** One element of a line of rich text. */
function drawElement(element: Json): ComponentChild {
  return styled(element, drawPlain(element));
}

function drawPlain(element: Json): ComponentChild {
  const id = (key: string) => textAt(element, key);
  switch (textAt(element, "type")) {
    case "text":
      return breakLines(id("text"));
    case "link":
      return <OutsideLink to={id("url")}>{id("text") || id("url")}</OutsideLink>;
    case "emoji":
      return <Emoji name={id("name")} />;
    case "user":
      return <UserMention id={id("user_id")} />;
    case "channel":
      return <ChannelMention id={id("channel_id")} />;
    case "usergroup":
      return <span class="mention">@{id("usergroup_id")}</span>;
    case "broadcast":
      return <span class="mention me">@{id("range")}</span>;
    case "date":
      return <time>{printDate(Number(id("timestamp")), id("format")) ?? id("fallback")}</time>;
    case "color":
      return <code>{id("value")}</code>;
    default:
      return id("text");
  }
}

function breakLines(text: string): ComponentChild {
  return text.split("\n").flatMap((line, index) => [...(index === 0 ? [] : [<br />]), <EmojiText text={line} />]);
}

function styled(element: Json, drawn: ComponentChild): ComponentChild {
  const has = (name: string) => at(element, "style", name) === true;
  let shown = drawn;
  if (has("code")) shown = <code>{shown}</code>;
  if (has("bold")) shown = <strong>{shown}</strong>;
  if (has("italic")) shown = <em>{shown}</em>;
  if (has("strike")) shown = <s>{shown}</s>;
  if (has("underline")) shown = <u>{shown}</u>;
  return shown;
}
