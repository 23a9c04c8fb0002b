import { textTruncation } from "../../values/default-text.js";
import { endOfCharacters } from "../../values/text.js";

/** The client's options for reading its text. */
interface TextOptions {
  /** `none` does not link addresses; `full` reads no markup. */
  readonly parse?: "none" | "full";
  /** Default: true. */
  readonly mrkdwn?: boolean;
  /** IDs of the groups that `@name` mentions, by the name in the text. Default: no groups are linked. */
  readonly groups?: ReadonlyMap<string, string>;
  /** Maximum length of the text, in characters. Default: that of the specification. */
  readonly truncateAt?: number;
}

/**
 * Links and mentions in angle brackets, bare addresses, group names, entities, and other characters to escape. A
 * closing parenthesis belongs to an address that contains the opening one.
 */
const parts =
  /(?<link><(?:https?:\/\/|mailto:|tel:|[@#!])[^<>]*>)|(?<address>\bhttps?:\/\/[^\s<>|]*[^\s<>|.,:;!?'")\]}*_~`](?:(?<=https?:\/\/[^\s<>|]*\([^\s<>|()]*)\))?)|(?<![\p{L}\p{N}_])@(?<name>[\p{L}\p{N}][\p{L}\p{N}._-]*)|(?<entity>&(?:amp|lt|gt);)|[&<>]/gu;

/**
 * Converts a text for storage. Truncates it, marks addresses and groups as links, and escapes other characters that
 * would be read as markup.
 */
export function toMessageText(sent: string, { parse, mrkdwn, groups, truncateAt }: TextOptions): string {
  const readsLinks = readsMarkup({ parse, mrkdwn });
  return cut(sent, truncateAt).replaceAll(parts, (part, ...rest) => {
    // The last argument has the named groups.
    const { link, address, name, entity } = rest.at(-1) as { readonly [kind: string]: string | undefined };
    if (link !== undefined) return readsLinks ? `<${escapeMarkup(link.slice(1, -1))}>` : escapeMarkup(link);
    if (address !== undefined) return parse === "none" ? escapeMarkup(address) : `<${escapeMarkup(address)}>`;
    if (name !== undefined) return linkGroup(name, groups);
    return entity ?? escapeMarkup(part);
  });
}

/** Whether the markup of a text counts: its styles, and its links and mentions in angle brackets. */
export function readsMarkup({
  parse,
  mrkdwn = true,
}: {
  readonly parse?: string | undefined;
  readonly mrkdwn?: boolean | undefined;
}): boolean {
  return mrkdwn && parse !== "full";
}

/** Names after an `@`, which may be names of groups. */
export function groupNamesIn(text: string, truncateAt?: number): readonly string[] {
  const names = [...cut(text, truncateAt).matchAll(parts)].flatMap(({ groups }) => groups?.["name"] ?? []);
  return [...new Set(names.map(withoutStop))];
}

/** Escapes the characters that are markup. Entities are kept. */
export function escapeMarkup(text: string): string {
  return text
    .replaceAll(/&(?!(?:amp|lt|gt);)/g, "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;");
}

/** A trailing period or hyphen belongs to the sentence, not to the name. */
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

/** Truncates a text before a link or an entity that would be split, unless nothing would be left. */
function cut(text: string, truncateAt = textTruncation): string {
  // The stored length in UTF-16 code units, and room for links and entities at its end.
  const readLength = 4 * truncateAt;
  const end = text.length <= truncateAt ? text.length : endOfCharacters(text, truncateAt);
  return end === text.length ? text : text.slice(0, startOfTorn(text.slice(0, readLength), end) || end);
}

/** Start of the link or entity that crosses an end; the end itself if there is none. */
function startOfTorn(text: string, end: number): number {
  for (const { index, 0: part, groups } of text.matchAll(parts)) {
    if (index >= end) break;
    if (index + part.length > end && groups?.["name"] === undefined) return index;
  }
  return end;
}

/**
 * Converts Markdown to the markup of texts, for everything that both have: bold, italic, strikethrough, links,
 * pictures, headings and list items. Code is left unchanged.
 */
export function markdownToMrkdwn(markdown: string): string {
  return markdown
    .split(/(```[\s\S]*?(?:```|$))/)
    .map((piece, index) => (index % 2 === 1 ? piece : convertLines(piece)))
    .join("");
}

function convertLines(text: string): string {
  return text
    .split("\n")
    .map((line) => {
      const heading = /^ {0,3}#{1,6}\s+(\S.*)$/.exec(line.trimEnd())?.[1];
      if (heading !== undefined) return `*${convertSpans(withoutClosing(heading)).replaceAll("*", "")}*`;
      return convertSpans(line.replace(/^(\s*)[-*+]\s+/, "$1• "));
    })
    .join("\n");
}

/** The heading without a closing sequence of `#`. */
function withoutClosing(heading: string): string {
  return heading.replace(/\s#+$/, "").trimEnd();
}

/** Code spans are left unchanged. */
function convertSpans(line: string): string {
  return line
    .split(/(`[^`]*`)/)
    .map((piece, index) => (index % 2 === 1 ? piece : convertText(piece)))
    .join("");
}

const links = /<(?:https?:\/\/|mailto:)[^<>]*>|\bhttps?:\/\/[^\s<>|]*[^\s<>|.,:;!?'")\]}*_~`]/g;

/**
 * Emphasis is read around links but not inside them. Links are replaced by placeholders with a noncharacter meanwhile.
 */
function convertText(text: string): string {
  const aside: string[] = [];
  const rest = convertLinks(text).replaceAll(links, (link) => `\uFDD0${aside.push(link) - 1}\uFDD0`);
  return convertEmphasis(rest).replaceAll(/\uFDD0(\d+)\uFDD0/g, (sign, at: string) => aside[Number(at)] ?? sign);
}

function convertLinks(text: string): string {
  return text.replaceAll(
    /!?\[([^[\]]*)\]\(\s*<?(https?:\/\/(?:[^\s<>()]|\([^\s<>()]*\))+|mailto:[^\s<>()]+)>?(?:\s+"[^"]*")?\s*\)/g,
    (_, label: string, sent: string) => {
      const url = sent.replaceAll("|", "%7C");
      return label === "" ? `<${url}>` : `<${url}|${escapeMarkup(label.replaceAll(/[*~]/g, ""))}>`;
    },
  );
}

/** Bold is marked with a control character until italic has been read. */
function convertEmphasis(text: string): string {
  return text
    .replaceAll(/\*\*(?=\S)((?:(?!\*\*).)+)(?<=\S)\*\*/g, "\u0001$1\u0001")
    .replaceAll(/(?<!\w)__(?=\S)((?:(?!__).)+)(?<=\S)__(?!\w)/g, "\u0001$1\u0001")
    .replaceAll(/(?<![\w*])\*(?=\S)([^*]+?)(?<=\S)\*(?![\w*])/g, "_$1_")
    .replaceAll(/~~(?=\S)((?:(?!~~).)+)(?<=\S)~~/g, "~$1~")
    .replaceAll("\u0001", "*");
}
