import type { Id } from "../values/ids.js";
import { textsOf } from "../values/texts-of.js";
import { authorOf } from "./author-of.js";
import { wordsOf } from "./cut-words.js";
import { type JsonObject, type Message, pinnedColumn } from "./message.js";
import { nameKey } from "./port/name-key.js";

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
