import type { JsonObject, MessageDraft } from "../../../model/message.js";
import type { Id } from "../../../values/ids.js";

const mention = /<@([A-Z0-9]+)(?:\|[^>]*)?>/g;

/** Users and bots that a message mentions, in its text or in the rich text of its blocks. */
export function mentionedUsers({ text, blocks = [] }: Pick<MessageDraft, "text" | "blocks">): readonly Id[] {
  return [...new Set([...inText(text), ...blocks.flatMap(inPart)])];
}

function inText(text: string): readonly Id[] {
  return [...text.matchAll(mention)].flatMap(([, id]) => id ?? []);
}

function inPart(part: unknown): readonly Id[] {
  if (typeof part === "string") return inText(part);
  if (Array.isArray(part)) return part.flatMap(inPart);
  if (typeof part !== "object" || part === null) return [];
  const { type, user_id: userId } = part as JsonObject;
  if (type === "user" && typeof userId === "string") return [userId];
  return Object.values(part).flatMap(inPart);
}
