import type { Block, RichTextLeaf } from "@rollcall/api/webapi";
import { idPatterns } from "../generated/service.js";
import { toMessageText } from "../rules/messages/to-posted-message.js";
import type { ActOutcome, Person } from "./act.js";
import { findPlace, findUserIds } from "./find-named.js";

/** A mention of a user as `<@name>`, or of a channel as `<#name>`. */
const mention = /<([@#])([^<>|]+)>/g;

/** The text that a client sends for what a person writes: mentions by ID, and addresses in angle brackets. */
export async function writeText(text: string, person: Person): Promise<ActOutcome<{ readonly text: string }>> {
  const written = new Map<string, string>();
  for (const [whole, sign, name = ""] of text.matchAll(mention)) {
    const id = sign === "#" ? await channelIdOf(name, person) : await userIdOf(name, person);
    if (!id.ok) return id;
    written.set(whole, `<${sign}${id.id}>`);
  }
  const mentioning = text.replace(mention, (whole) => written.get(whole) ?? whole);
  return { ok: true, text: toMessageText(mentioning, {}) };
}

type FoundId = ActOutcome<{ readonly id: string }>;

async function userIdOf(name: string, person: Person): Promise<FoundId> {
  const found = await findUserIds([name], person);
  return found.ok ? { ok: true, id: found.users.join("") } : found;
}

async function channelIdOf(name: string, person: Person): Promise<FoundId> {
  if (idPatterns.channel.test(name)) return { ok: true, id: name };
  const place = await findPlace(name, person);
  return place.ok ? { ok: true, id: place.channel } : place;
}

/** The pieces of a text that a composer shows as something else than letters. */
const piece =
  /<@(?<user>[^<>|]+)(?:\|[^<>]*)?>|<#(?<channel>[^<>|]+)(?:\|[^<>]*)?>|<!subteam\^(?<usergroup>[^<>|]+)(?:\|[^<>]*)?>|<!(?<range>here|channel|everyone)(?:\|[^<>]*)?>|<(?<url>[a-z][a-z0-9+.-]*:[^<>|]+)(?:\|(?<label>[^<>]*))?>|:(?<emoji>[a-z0-9_+'-]+):|(?<![\w*])\*(?<bold>[^\s*](?:[^*\n]*[^\s*])?)\*(?![\w*])|(?<!\w)_(?<italic>[^\s_](?:[^_\n]*[^\s_])?)_(?!\w)|(?<![\w~])~(?<strike>[^\s~](?:[^~\n]*[^\s~])?)~(?![\w~])|`(?<code>[^`\n]+)`/g;

/** The block that a composer sends with a text: rich text, in which mentions, links, emoji and styles are elements. */
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

function leafOf({ user, channel, usergroup, range, url, label, emoji, ...styled }: Groups): RichTextLeaf {
  if (user !== undefined) return { type: "user", user_id: user };
  if (channel !== undefined) return { type: "channel", channel_id: channel };
  if (usergroup !== undefined) return { type: "usergroup", usergroup_id: usergroup };
  if (range === "here" || range === "channel" || range === "everyone") return { type: "broadcast", range };
  if (url !== undefined) return { type: "link", url, ...(label !== undefined && { text: unescapeMarkup(label) }) };
  if (emoji !== undefined) return { type: "emoji", name: emoji };
  const [[style = "", text = ""] = []] = Object.entries(styled).filter(([, value]) => value !== undefined);
  return { ...letters(text), style: { [style]: true } };
}

function letters(text: string): RichTextLeaf {
  return { type: "text", text: unescapeMarkup(text) };
}

function unescapeMarkup(text: string): string {
  return text.replace(/&(amp|lt|gt);/g, (_, name: "amp" | "lt" | "gt") => ({ amp: "&", lt: "<", gt: ">" })[name]);
}
