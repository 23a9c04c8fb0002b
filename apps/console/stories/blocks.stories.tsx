import { Block } from "../src/blocks/block.js";
import { Blocks } from "../src/blocks/blocks.js";
import { InputBlock } from "../src/blocks/input-block.js";
import { MarkdownBlock } from "../src/blocks/markdown-block.js";
import { OtherBlock } from "../src/blocks/other-blocks.js";
import { Picture } from "../src/blocks/picture.js";
import { ChartBlock, TableBlock } from "../src/blocks/table-block.js";
import { TextObject } from "../src/blocks/text-object.js";
import { Emoji, EmojiText } from "../src/markup/emoji.js";
import { Mrkdwn } from "../src/markup/marks.js";
import { ChannelMention, UserMention } from "../src/markup/mention.js";
import { OutsideLink } from "../src/markup/outside-link.js";
import { RichText } from "../src/markup/rich-text.js";
import { GivenSurface, plain } from "./given.js";
import type { Stories } from "./story.js";

const section = { type: "section", text: { type: "mrkdwn", text: "*Build 12* is `ready`" } };
const input = {
  type: "input",
  block_id: "name",
  label: plain("Name"),
  hint: plain("As in the list"),
  element: { type: "plain_text_input", action_id: "name" },
};
const table = {
  type: "table",
  rows: [
    [plainCell("Build"), plainCell("State")],
    [plainCell("12"), plainCell("ready")],
  ],
};
const chart = {
  type: "data_visualization",
  title: "Builds",
  chart: {
    type: "bar",
    series: [{ name: "Failed", data: [{ label: "Mon", value: 2 }] }],
    axis_config: { categories: ["Mon"], x_label: "Day", y_label: "builds" },
  },
};
const rich = {
  type: "rich_text",
  elements: [
    { type: "rich_text_section", elements: [{ type: "text", text: "Bold", style: { bold: true } }] },
    { type: "rich_text_quote", elements: [{ type: "text", text: "A quote" }] },
  ],
};

function plainCell(text: string) {
  return { type: "raw_text", text };
}

export const stories: Stories = {
  Block: () => <GivenSurface>{(surface) => <Block block={section} surface={surface} />}</GivenSurface>,
  Blocks: () => <GivenSurface>{(surface) => <Blocks blocks={[section, rich]} surface={surface} />}</GivenSurface>,
  ChannelMention: () => <ChannelMention id="C1" label="general" />,
  ChartBlock: () => <ChartBlock block={chart} />,
  Emoji: () => <Emoji name="tada" />,
  EmojiText: () => <EmojiText text="Well done 🎉" />,
  InputBlock: () => <GivenSurface>{(surface) => <InputBlock block={input} surface={surface} />}</GivenSurface>,
  MarkdownBlock: () => <MarkdownBlock text={"# Title\n\nA **bold** word and a [link](https://example.com)"} />,
  Mrkdwn: () => <Mrkdwn text={"*bold*, _italic_, ~gone~ and `code`\n> quoted"} />,
  OtherBlock: () => (
    <GivenSurface>{(surface) => <OtherBlock block={{ type: "unheard_of" }} surface={surface} />}</GivenSurface>
  ),
  OutsideLink: () => <OutsideLink to="https://example.com">A link</OutsideLink>,
  Picture: () => <Picture url="https://example.com/a.png" alt="A chart" />,
  RichText: () => <RichText block={rich} />,
  TableBlock: () => <TableBlock block={table} />,
  TextObject: () => <TextObject text={section.text} />,
  UserMention: () => <UserMention id="U1" label="ada" />,
};
