import { idPatterns } from "../generated/service.js";
import { escapeMarkup, toMessageText } from "../rules/messages/message-text.js";
import type { ActOutcome, Person } from "./act.js";
import { findPlace, findUserIds } from "./find-named.js";

/**
 * The pieces that a composer reads in a text: code, which stays as typed, a mention chosen as `<@name>` or `<#name>`, other markup, an address, a
 * mention typed as `@name` or `#name`, and an emoji.
 */
const piece =
  /```(?:(?!```)[\s\S])+```|`[^`\n]+`|<([@#])([^<>\|]+)>|<[^<>]*>|https?:\/\/[^\s<>]+|(?<![\p{L}\p{N}_\&])([@#])([\p{L}\p{N}_][\p{L}\p{N}_.\-]*)|(\p{RGI_Emoji})/gv;

/** The text that a client sends for what a person writes: mentions by ID, addresses in angle brackets, emoji by name. */
export async function writeText(text: string, person: Person): Promise<ActOutcome<{ readonly text: string }>> {
  const written: string[] = [];
  let parts: string[] = [];
  let end = 0;
  for (const { 0: whole, 1: chosen, 2: chosenName = "", 3: sign, 4: name = "", 5: emoji, index } of text.matchAll(
    piece,
  )) {
    if (whole.startsWith("`")) {
      parts.push(text.slice(end, index));
      written.push(toMessageText(parts.join(""), {}), escapeMarkup(whole.replaceAll("&", "&amp;")));
      parts = [];
      end = index + whole.length;
      continue;
    }
    const mention = chosen === undefined ? undefined : await findMention(chosen, chosenName, person);
    if (mention?.ok === false) return mention;
    const typed = sign === undefined ? whole : await writeTyped(sign, name, person);
    const named = emoji === undefined ? typed : await nameEmoji(emoji);
    parts.push(text.slice(end, index), mention?.text ?? named);
    end = index + whole.length;
  }
  written.push(toMessageText([...parts, text.slice(end)].join(""), {}));
  return { ok: true, text: written.join("") };
}

type Mention = ActOutcome<{ readonly text: string }>;

async function findMention(sign: string, name: string, person: Person): Promise<Mention> {
  if (sign === "@") {
    const found = await findUserIds([name], person);
    return found.ok ? { ok: true, text: `<@${found.users.join("")}>` } : found;
  }
  if (idPatterns.channel.test(name)) return { ok: true, text: `<#${name}>` };
  const place = await findPlace(name, person);
  return place.ok ? { ok: true, text: `<#${place.channel}>` } : place;
}

const ranges = new Set(["here", "channel", "everyone"]);

/** A mention that was typed. A name of nobody, or of a channel that the person does not see, stays as typed. */
async function writeTyped(sign: string, typed: string, person: Person): Promise<string> {
  // The end of a sentence is no part of a name.
  const [name = "", stop = ""] = /^(.*?)([._-]*)$/.exec(typed)?.slice(1) ?? [];
  if (sign === "@" && ranges.has(name)) return `<!${name}>${stop}`;
  const found = await findMention(sign, name, person);
  if (found.ok) {
    const id = found.text.slice(2, -1);
    const isSeen = sign === "@" || (await person.call("conversations.info", { channel: id })).ok;
    return isSeen ? `${found.text}${stop}` : `${sign}${typed}`;
  }
  const group = sign === "@" ? await person.store.groups.byHandle(name) : undefined;
  return group === undefined || group.disabled !== undefined ? `${sign}${typed}` : `<!subteam^${group.id}>${stop}`;
}

/** An emoji between colons. One that has no name stays. */
async function nameEmoji(emoji: string): Promise<string> {
  const { nameOfEmoji } = await import("../rules/directory/emoji/find-standard.js");
  const name = nameOfEmoji(emoji);
  return name === undefined ? emoji : `:${name}:`;
}
