import type { Block, RichTextLeaf } from "@rollcall/api/webapi";

/** The pieces of a text that a client shows as something else than letters. */
const piece =
  /<@(?<user>[^<>|]+)(?:\|[^<>]*)?>|<#(?<channel>[^<>|]+)(?:\|[^<>]*)?>|<!subteam\^(?<usergroup>[^<>|]+)(?:\|[^<>]*)?>|<!(?<range>here|channel|everyone)(?:\|[^<>]*)?>|<(?<url>[a-z][a-z0-9+.-]*:[^<>|]+)(?:\|(?<label>[^<>]*))?>|:(?<emoji>[a-z0-9_+'-]+)(?:::skin-tone-(?<tone>[2-6]))?:|(?<![\w*])\*(?<bold>[^\s*](?:[^*\n]*[^\s*])?)\*(?![\w*])|(?<!\w)_(?<italic>[^\s_](?:[^_\n]*[^\s_])?)_(?!\w)|(?<![\w~])~(?<strike>[^\s~](?:[^~\n]*[^\s~])?)~(?![\w~])|`(?<code>[^`\n]+)`/g;

/** The block of a text: rich text, in which mentions, links, emoji and styles are elements. None without a text. */
export function composeBlocks(text: string): readonly Block[] {
  if (text === "") return [];
  return [{ type: "rich_text", elements: [{ type: "rich_text_section", elements: leavesOf(text) }] }];
}

function leavesOf(text: string): readonly RichTextLeaf[] {
  const leaves: RichTextLeaf[] = [];
  let from = 0;
  for (const { 0: whole, index, groups = {} } of text.matchAll(piece)) {
    if (index > from) leaves.push(letters(text.slice(from, index)));
    leaves.push(leafOf(groups));
    from = index + whole.length;
  }
  if (from < text.length) leaves.push(letters(text.slice(from)));
  return leaves;
}

type Groups = Readonly<Record<string, string | undefined>>;

function leafOf({ user, channel, usergroup, range, url, label, emoji, tone, ...styled }: Groups): RichTextLeaf {
  if (user !== undefined) return { type: "user", user_id: user };
  if (channel !== undefined) return { type: "channel", channel_id: channel };
  if (usergroup !== undefined) return { type: "usergroup", usergroup_id: usergroup };
  if (range === "here" || range === "channel" || range === "everyone") return { type: "broadcast", range };
  if (url !== undefined) {
    return { type: "link", url: unescapeMarkup(url), ...(label !== undefined && { text: unescapeMarkup(label) }) };
  }
  if (emoji !== undefined)
    return { type: "emoji", name: emoji, ...(tone !== undefined && { skin_tone: Number(tone) }) };
  const [[style = "", text = ""] = []] = Object.entries(styled).filter(([, value]) => value !== undefined);
  return { ...letters(text), style: { [style]: true } };
}

function letters(text: string): RichTextLeaf {
  return { type: "text", text: unescapeMarkup(text) };
}

function unescapeMarkup(text: string): string {
  return text.replace(/&(amp|lt|gt);/g, (_, name: "amp" | "lt" | "gt") => ({ amp: "&", lt: "<", gt: ">" })[name]);
}
