import { textsOf } from "../values/texts-of.js";
import type { JsonObject, Message } from "./message.js";

/** Keys of an attachment's texts, in the order in which clients show them. */
const attachmentKeys = ["pretext", "author_name", "title", "text", "footer"] as const;

/**
 * The readable texts of a message: its text, each block, then each attachment. What the text says already is left out,
 * since apps repeat their blocks there for notifications.
 */
export function textsOfMessage({ text, blocks, attachments }: Message): readonly string[] {
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
