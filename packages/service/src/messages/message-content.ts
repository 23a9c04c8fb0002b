import { type ChatPostMessageArguments, chatPostMessageLimits } from "@rollcall/webapi-core/svc";
import { messageDefaults, serviceLimits } from "../generated/service.js";
import { fallbackText, namesFile, textsOf } from "./block-text.js";
import type { JsonObject, MessageDraft } from "./message.js";
import { toMessageText } from "./message-text.js";
import { type PostingRefusal, refuse } from "./refusal.js";

/** What a message says. */
export type MessageContent = Pick<MessageDraft, "text" | "blocks" | "attachments" | "metadata">;

/** What the arguments say, or why it cannot be posted by anyone anywhere. */
export function readContent(
  sent: ChatPostMessageArguments,
): { readonly ok: true; readonly content: MessageContent } | PostingRefusal {
  const blocks = blocksOf(sent);
  const attachments = (sent.attachments ?? []).map(withDefaults);
  const refusal = refuseBlocks(blocks) ?? refuseAttachments(sent.attachments ?? []) ?? refuseMetadata(sent);
  if (refusal !== undefined) return refusal;
  const text = textOf(sent, blocks);
  if (text.trim() === "" && blocks.length === 0 && attachments.length === 0) {
    return refuse("no_text", sent.text, "a text, blocks or attachments");
  }
  const content = {
    text,
    ...(blocks.length > 0 && { blocks }),
    ...(attachments.length > 0 && { attachments }),
    ...(sent.metadata !== undefined && { metadata: sent.metadata }),
  };
  return { ok: true, content };
}

function blocksOf({ blocks, markdown_text }: ChatPostMessageArguments): readonly JsonObject[] {
  return markdown_text === undefined ? (blocks ?? []) : [{ type: "markdown", text: markdown_text }];
}

function textOf(sent: ChatPostMessageArguments, blocks: readonly object[]): string {
  const text = sent.text ?? sent.markdown_text ?? "";
  return toMessageText(text === "" ? fallbackText(blocks) : text, sent);
}

/** Attachments carry their place, and a text that stands in for them. */
function withDefaults(attachment: JsonObject, index: number): JsonObject {
  return { fallback: messageDefaults.attachmentFallback, ...attachment, id: index + 1 };
}

function refuseBlocks(blocks: readonly object[]): PostingRefusal | undefined {
  const { value, error } = serviceLimits.blocksText;
  const length = textsOf(blocks).reduce((sum, text) => sum + text.length, 0);
  if (length > value) {
    return refuse(error, length, `at most ${value} characters of text`);
  }
  return namesFile(blocks) ? refuse("missing_file_data", blocks, "files that exist") : undefined;
}

function refuseAttachments(attachments: readonly object[]): PostingRefusal | undefined {
  const { value, error } = chatPostMessageLimits.attachments.maxBytes;
  const size = attachments.length === 0 ? 0 : bytesOf(attachments);
  return size > value ? refuse(error, size, `at most ${value} bytes`) : undefined;
}

function refuseMetadata({ metadata }: ChatPostMessageArguments): PostingRefusal | undefined {
  if (metadata === undefined) return undefined;
  const { value, error } = chatPostMessageLimits.metadata.maxBytes;
  const size = bytesOf(metadata);
  return size > value ? refuse(error, size, `at most ${value} bytes`) : undefined;
}

function bytesOf(value: object): number {
  return new TextEncoder().encode(JSON.stringify(value)).length;
}
