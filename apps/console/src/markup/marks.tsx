import type { ComponentChild } from "preact";
import { Emoji, EmojiText } from "./emoji.js";
import type { Mark } from "./mark.js";
import { ChannelMention, UserMention } from "./mention.js";
import { OutsideLink } from "./outside-link.js";
import { parseMrkdwn } from "./parse-mrkdwn.js";
import { printDate } from "./print-date.js";

interface MrkdwnProps {
  readonly text: string;
}

/** A text with the markup of messages. */
export function Mrkdwn({ text }: MrkdwnProps) {
  return <>{parseMrkdwn(text).map(drawMark)}</>;
}

function drawMark(mark: Mark): ComponentChild {
  switch (mark.kind) {
    case "text":
      return <EmojiText text={mark.text} />;
    case "bold":
      return <strong>{mark.of.map(drawMark)}</strong>;
    case "italic":
      return <em>{mark.of.map(drawMark)}</em>;
    case "strike":
      return <s>{mark.of.map(drawMark)}</s>;
    case "quote":
      return <blockquote>{mark.of.map(drawMark)}</blockquote>;
    case "code":
      return <code>{mark.text}</code>;
    case "pre":
      return <pre>{mark.text}</pre>;
    case "break":
      return <br />;
    case "emoji":
      return <Emoji name={mark.name} />;
    case "link":
      return <OutsideLink to={mark.to}>{mark.label || mark.to.replace(/^mailto:/, "")}</OutsideLink>;
    case "user":
      return <UserMention id={mark.id} label={mark.label} />;
    case "channel":
      return <ChannelMention id={mark.id} label={mark.label} />;
    case "usergroup":
      return <span class="mention">{mark.label || `@${mark.id}`}</span>;
    case "broadcast":
      return <span class="mention me">@{mark.to}</span>;
    case "date":
      return drawDate(mark);
  }
}

function drawDate({ seconds, format, link, fallback }: Extract<Mark, { kind: "date" }>): ComponentChild {
  const text = printDate(seconds, format) ?? fallback;
  return link === "" ? <time>{text}</time> : <OutsideLink to={link}>{text}</OutsideLink>;
}
