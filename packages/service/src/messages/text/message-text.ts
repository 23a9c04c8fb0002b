import { chatPostMessageLimits } from "@rollcall/api/webapi";
import { endOfCharacters } from "../../values/characters.js";

const { value: truncateAt } = chatPostMessageLimits.text.truncate;

/** What is read of a text, in UTF-16 code units: what may be kept of it, and as much of what that may be torn from. */
const readLength = 4 * truncateAt;

/** How the client wants its text read. */
interface TextOptions {
  /** `none` leaves addresses alone, `full` reads no markup. */
  readonly parse?: "none" | "full";
  /** Absent means true. */
  readonly mrkdwn?: boolean;
  /** Identifiers of the groups that `@name` means, by the name as it stands in the text; absent links none. */
  readonly groups?: ReadonlyMap<string, string>;
}

/**
 * Links and mentions in angle brackets, bare addresses, names of groups, entities, and what else has to be escaped. A
 * parenthesis at the end of an address belongs to it where it closes one in it.
 */
const parts =
  /(?<link><(?:https?:\/\/|mailto:|tel:|[@#!])[^<>]*>)|(?<address>\bhttps?:\/\/[^\s<>|]*[^\s<>|.,:;!?'")\]}*_~`](?:(?<=https?:\/\/[^\s<>|]*\([^\s<>|()]*)\))?)|(?<![\p{L}\p{N}_])@(?<name>[\p{L}\p{N}][\p{L}\p{N}._-]*)|(?<entity>&(?:amp|lt|gt);)|[&<>]/gu;

/**
 * The text to store: as much as the service takes of what was sent, with addresses and groups marked as links, and
 * everything else that markup would read as such escaped.
 */
export function toMessageText(sent: string, { parse, mrkdwn = true, groups }: TextOptions): string {
  const readsMarkup = mrkdwn && parse !== "full";
  return cut(sent).replaceAll(parts, (part, ...rest) => {
    // The last argument holds the named groups.
    const { link, address, name, entity } = rest.at(-1) as { readonly [kind: string]: string | undefined };
    if (link !== undefined) return readsMarkup ? link : escapeMarkup(link);
    if (address !== undefined) return parse === "none" ? escapeMarkup(address) : `<${escapeMarkup(address)}>`;
    if (name !== undefined) return linkGroup(name, groups);
    return entity ?? escapeMarkup(part);
  });
}

/** Names that may be meant as groups: what stands behind an `@`. */
export function groupNamesIn(text: string): readonly string[] {
  const names = [...cut(text).matchAll(parts)].flatMap(({ groups }) => groups?.["name"] ?? []);
  return [...new Set(names.map(withoutStop))];
}

/** The text with what markup gives a meaning to in the form in which it is shown as it is; entities stay. */
export function escapeMarkup(text: string): string {
  return text
    .replaceAll(/&(?!(?:amp|lt|gt);)/g, "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;");
}

/** A stop or a hyphen at the end of a name is the sentence's. */
function withoutStop(name: string): string {
  let end = name.length;
  while (end > 0 && "._-".includes(name.charAt(end - 1))) end -= 1;
  return name.slice(0, end);
}

function linkGroup(name: string, groups: ReadonlyMap<string, string> = new Map()): string {
  const meant = withoutStop(name);
  const id = groups.get(meant);
  return id === undefined ? `@${name}` : `<!subteam^${id}|@${meant}>${name.slice(meant.length)}`;
}

/** Cuts in front of a link or an entity that would otherwise be torn, unless nothing would be left. */
function cut(text: string): string {
  const end = text.length <= truncateAt ? text.length : endOfCharacters(text, truncateAt);
  return end === text.length ? text : text.slice(0, startOfTorn(text.slice(0, readLength), end) || end);
}

/** Where the link or the entity begins that goes over an end; the end itself where none does. */
function startOfTorn(text: string, end: number): number {
  for (const { index, 0: part, groups } of text.matchAll(parts)) {
    if (index >= end) break;
    if (index + part.length > end && groups?.["name"] === undefined) return index;
  }
  return end;
}
