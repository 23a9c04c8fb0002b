import type { Id } from "../values/ids.js";
import type { Ts } from "../values/instant.js";
import { nameKey, textsOf } from "../values/text.js";
import { authorOf, type JsonObject, type Message, pinnedColumn } from "./message.js";

/** A word of a text, and its place there. */
export interface CutWord {
  /** In lower case. */
  readonly word: string;
  /** Code units before the word. */
  readonly from: number;
  /** Code units before the first one after the word. */
  readonly to: number;
}

/** Letters and digits in a row. A longer row is cut into several words, so that every word fits into an index. */
const row = /[\p{L}\p{N}]{1,64}/gu;

/** The words of a text, in order. Punctuation and escaped characters are between words. */
export function cutWords(text: string): readonly CutWord[] {
  const plain = text.replace(/&(?:amp|lt|gt);/g, (escaped) => " ".repeat(escaped.length));
  return [...plain.matchAll(row)].map(({ 0: found, index }) => {
    return { word: found.toLowerCase(), from: index, to: index + found.length };
  });
}

/** The words of a text without their places. */
export function wordsOf(text: string): readonly string[] {
  return cutWords(text).map(({ word }) => word);
}

/** Keys of an attachment's texts, in the order in which clients show them. */
const attachmentKeys = ["pretext", "author_name", "title", "text", "footer"] as const;

/**
 * The readable texts of a message: its text, each block, then each attachment. What the text says already is left out,
 * since apps repeat their blocks there for notifications.
 */
function textsOfMessage({ text, blocks, attachments }: Message): readonly string[] {
  if (blocks === undefined && attachments === undefined) return [text];
  const shown = [...(blocks ?? []).map(blockText), ...(attachments ?? []).flatMap(attachmentTexts)];
  return [text, ...new Set(shown.filter((each) => each !== "" && !text.includes(each)))];
}

function blockText(block: object): string {
  return textsOf([block]).join(" ");
}

function attachmentTexts(attachment: JsonObject): readonly string[] {
  const { fields, blocks } = attachment;
  return [
    ...attachmentKeys.map((key) => textOf(attachment[key])),
    ...objectsIn(fields).map(({ title, value }) => `${textOf(title)} ${textOf(value)}`.trim()),
    ...objectsIn(blocks).map(blockText),
  ];
}

function textOf(value: unknown): string {
  return typeof value === "string" ? value : "";
}

function objectsIn(value: unknown): readonly JsonObject[] {
  return Array.isArray(value) ? value.filter((each) => typeof each === "object" && each !== null) : [];
}

/** Contents of a message that `has:` names, and that are found in its document. */
export type FoundContent = "link" | "file" | "pin";

/** Between two texts of a message, so that no phrase begins in one and ends in the other. */
const textBreak = ":";

/** Maximum length of a name in a term. */
const maxNameCharacters = 64;

/** Term of the messages of a user or bot. */
export function authorTerm(id: Id): string {
  return `from:${id}`;
}

/** Term of the messages under a name. */
export function nameTerm(name: string): string {
  return `as:${[...nameKey(name)].slice(0, maxNameCharacters).join("")}`;
}

/** Term of the messages of a conversation. */
export function channelTerm(id: Id): string {
  return `in:${id}`;
}

/** Term of the messages with a content. */
export function contentTerm(content: FoundContent): string {
  return `has:${content}`;
}

/**
 * Everything that a message is found by: facts, which no word equals because they have a colon, then the words of its
 * texts in order. A deleted message has none.
 */
export function termsOf(message: Message): readonly string[] {
  if (message.deleted === true) return [];
  const { channelId, botId, username, fileIds = [] } = message;
  const texts = textsOfMessage(message);
  const author = authorOf(message);
  return [
    channelTerm(channelId),
    ...(author === undefined ? [] : [authorTerm(author)]),
    ...(botId === undefined ? [] : [authorTerm(botId)]),
    ...(username === undefined ? [] : [nameTerm(username)]),
    ...(texts.some((each) => /https?:\/\//.test(each)) ? [contentTerm("link")] : []),
    ...(fileIds.length > 0 ? [contentTerm("file")] : []),
    ...(pinnedColumn(message) === 1 ? [contentTerm("pin")] : []),
    ...texts.flatMap((each, nth) => (nth === 0 ? wordsOf(each) : [textBreak, ...wordsOf(each)])),
  ];
}

/** Terms that follow each other in a message: a word, a phrase or a fact. */
export type TermSequence = readonly string[];

/** Messages of a workspace that a viewer looks for. Deleted messages and those of deleted conversations are left out. */
export interface MessageSearch {
  readonly workspaceId: Id;
  readonly viewerId: Id;
  /** Whether the viewer sees public channels of the workspace without joining them. */
  readonly seesPublic: boolean;
  /** All of them occur in the message. */
  readonly all: readonly TermSequence[];
  /** None of them occurs in the message. */
  readonly none: readonly TermSequence[];
  /** One term of each list occurs in the message. No list is empty. */
  readonly anyOf: readonly (readonly string[])[];
  /** Whether the message has reactions. Default: it may. */
  readonly isReacted?: boolean;
  /** First and last `ts`, both included. */
  readonly oldest: Ts;
  readonly latest: Ts;
}

/** A page of found messages. */
export interface SearchSlice extends MessageSearch {
  /**
   * Order: the score of the message, or its time. Messages with the same score are in order of their time. The score is
   * the number of times that the terms of `all` occur in the message. Only the newest matches have one; all others come
   * after them, as if their score were lower.
   */
  readonly sort: "score" | "timestamp";
  /** Number of the newest matches that have a score. */
  readonly scored: number;
  readonly direction: "ascending" | "descending";
  readonly offset: number;
  readonly limit: number;
}

/** A page of found messages, and the number of messages on all pages. */
export interface FoundMessages {
  readonly items: readonly Message[];
  readonly total: number;
}

export interface SearchReader {
  /** Finds messages. Everything that was committed before the call is found. */
  messages(slice: SearchSlice): Promise<FoundMessages>;
}

/** The different terms that count for the order by score. */
export function scoredTerms({ all }: Pick<MessageSearch, "all">): readonly string[] {
  return [...new Set(all.flat())];
}
