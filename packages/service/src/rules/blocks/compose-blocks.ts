import type { Block, RichTextElement, RichTextLeaf } from "@rollcall/api/webapi";
import { idPatterns } from "../../generated/service.js";

/** A way to read a text. */
interface Reading {
  /** The characters of styles, code and quotations stay what they are. */
  readonly isUnstyled?: boolean | undefined;
}

/** The pieces of any text that a client shows as something else than letters. */
const marks =
  /<@(?<user>[^<>|]+)(?:\|[^<>]*)?>|<#(?<channel>[^<>|]+)(?:\|[^<>]*)?>|<!subteam\^(?<usergroup>[^<>|]+)(?:\|[^<>]*)?>|<!date\^(?<timestamp>\d{1,12})\^(?<format>[^<>|^]+)(?:\^(?<target>[^<>|]+))?(?:\|(?<fallback>[^<>]*))?>|<!(?<range>here|channel|everyone)(?:\|[^<>]*)?>|<(?<url>[a-z][a-z0-9+.-]*:[^<>|]+)(?:\|(?<label>[^<>]*))?>|(?<![\w:])(?<emoji>(?::[a-z0-9_+'-]+:)+)(?![\w:])/g;

/** The same, and styles, in which a link may have the character of the style. */
const styledMarks = new RegExp(
  [
    marks.source,
    /(?<![\w*])\*(?<bold>(?!\s)(?:<[^<>\n]*>|[^*\n<])+(?<!\s))\*(?![\w*])/.source,
    /(?<!\w)_(?<italic>(?!\s)(?:<[^<>\n]*>|[^_\n<])+(?<!\s))_(?!\w)/.source,
    /(?<![\w~])~(?<strike>(?!\s)(?:<[^<>\n]*>|[^~\n<])+(?<!\s))~(?![\w~])/.source,
    /`(?<code>[^`\n]+)`/.source,
  ].join("|"),
  "g",
);

/** A block of code, with the ends of the lines around it and in it that only set it apart. */
const fence = /\n?```\n?((?:(?!\n?```)[\s\S])+)\n?```\n?/;

/** Lines that begin with the sign of a quotation. */
const quotation = /(?:^|\n)((?:&gt;|>)[^\n]*(?:\n(?:&gt;|>)[^\n]*)*)(?:\n|$)/;

/** The sign after which everything is a quotation. */
const openQuotation = /(?:^|\n)(?:&gt;|>){3} ?/;

/**
 * The block of a text: rich text, in which mentions, links, dates, emoji and styles are elements. None without a text.
 * Whether an emoji exists is not asked: custom ones come and go, and what a text shows stays.
 */
export function composeBlocks(text: string, { isUnstyled = false }: Reading = {}): readonly Block[] {
  if (text === "") return [];
  const elements = isUnstyled ? [toRun("rich_text_section", leavesOf(text, marks))] : runsOf(text);
  return [{ type: "rich_text", elements }];
}

/** The sections, quotations and blocks of code of a text, in its order. */
function runsOf(text: string): readonly RichTextElement[] {
  const runs: RichTextElement[] = [];
  const add = (type: RunType, part: string) => {
    if (part !== "") runs.push(toRun(type, leavesOf(part, styledMarks)));
  };
  let isQuoted = false;
  const pieces = text.split(fence);
  for (const [index, piece] of pieces.entries()) {
    if (index % 2 === 1) {
      const code = toRun("rich_text_preformatted", codeOf(piece));
      runs.push(isQuoted ? { ...code, border: 1 } : code);
      continue;
    }
    if (isQuoted) {
      add("rich_text_quote", piece);
      continue;
    }
    const open = openQuotation.exec(piece);
    const rest = open === null ? "" : piece.slice(open.index + open[0].length);
    isQuoted = open !== null && (rest.trim() !== "" || index < pieces.length - 1);
    for (const [at, part] of (isQuoted ? piece.slice(0, open?.index) : piece).split(quotation).entries()) {
      const quoted = part.replaceAll(/^(?:&gt;|>) ?/gm, "");
      if (at % 2 === 1 && quoted.trim() !== "") add("rich_text_quote", quoted);
      else add("rich_text_section", part);
    }
    if (isQuoted) add("rich_text_quote", rest);
  }
  return runs;
}

type RunType = "rich_text_section" | "rich_text_quote" | "rich_text_preformatted";

function toRun(type: RunType, elements: readonly RichTextLeaf[]) {
  return { type, elements };
}

type Style = Readonly<Record<string, true>>;

function leavesOf(text: string, pieces: RegExp, style: Style = {}): readonly RichTextLeaf[] {
  const leaves: RichTextLeaf[] = [];
  let from = 0;
  const addLetters = (end: number) => {
    if (end > from) leaves.push(letters(text.slice(from, end), style));
  };
  for (const { 0: whole, index, groups = {} } of text.matchAll(pieces)) {
    const found = readPiece(groups, style);
    // What only looks like one of the pieces is letters.
    if (found === undefined) continue;
    addLetters(index);
    leaves.push(...found);
    from = index + whole.length;
  }
  addLetters(text.length);
  return leaves;
}

type Groups = Readonly<Record<string, string | undefined>>;

function readPiece(groups: Groups, style: Style): readonly RichTextLeaf[] | undefined {
  const { emoji, code, bold, italic, strike } = groups;
  if (emoji !== undefined) return emojiOf(emoji).map((leaf) => withStyle(leaf, style));
  if (code !== undefined) return codeOf(code, { ...style, code: true });
  if (bold !== undefined) return leavesOf(bold, styledMarks, { ...style, bold: true });
  if (italic !== undefined) return leavesOf(italic, styledMarks, { ...style, italic: true });
  if (strike !== undefined) return leavesOf(strike, styledMarks, { ...style, strike: true });
  const leaf = leafOf(groups);
  return leaf === undefined ? undefined : [withStyle(leaf, style)];
}

function leafOf({ user, channel, usergroup, range, url, label, ...date }: Groups): RichTextLeaf | undefined {
  if (user !== undefined) return idPatterns.user.test(user) ? { type: "user", user_id: user } : undefined;
  if (channel !== undefined) {
    return idPatterns.channel.test(channel) ? { type: "channel", channel_id: channel } : undefined;
  }
  if (usergroup !== undefined) {
    return idPatterns.group.test(usergroup) ? { type: "usergroup", usergroup_id: usergroup } : undefined;
  }
  if (range === "here" || range === "channel" || range === "everyone") return { type: "broadcast", range };
  if (url !== undefined) {
    return { type: "link", url: unescapeMarkup(url), ...(label !== undefined && { text: unescapeMarkup(label) }) };
  }
  const { timestamp, format = "", target, fallback } = date;
  return {
    type: "date",
    timestamp: Number(timestamp),
    format: unescapeMarkup(format),
    ...(target !== undefined && { url: unescapeMarkup(target) }),
    ...(fallback !== undefined && { fallback: unescapeMarkup(fallback) }),
  };
}

/** Emoji that follow each other. A skin tone belongs to the one before it. */
function emojiOf(names: string): readonly RichTextLeaf[] {
  return [...names.matchAll(/:([^:]+):(?::skin-tone-([2-6]):)?/g)].map(([, name = "", tone]) => ({
    type: "emoji",
    name,
    ...(tone !== undefined && { skin_tone: Number(tone) }),
  }));
}

/** Code, in which only addresses are elements: the service marks them in any text. */
function codeOf(text: string, style: Style = {}): readonly RichTextLeaf[] {
  return leavesOf(text, addresses, style);
}

const addresses = /<(?<url>https?:\/\/[^<>|]+)(?:\|(?<label>[^<>]*))?>/g;

function letters(text: string, style: Style): RichTextLeaf {
  return withStyle({ type: "text", text: unescapeMarkup(text) }, style);
}

function withStyle(leaf: RichTextLeaf, style: Style): RichTextLeaf {
  return Object.keys(style).length === 0 ? leaf : { ...leaf, style };
}

function unescapeMarkup(text: string): string {
  return text.replace(/&(amp|lt|gt);/g, (_, name: "amp" | "lt" | "gt") => ({ amp: "&", lt: "<", gt: ">" })[name]);
}
