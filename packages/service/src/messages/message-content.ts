import type { Attachment, Block, ChatPostMessageArguments, ChatPostMessageFacts } from "@rollcall/api/webapi";
import { messageDefaults, serviceLimits } from "../generated/service.js";
import type { Store } from "../service-store.js";
import { countCharacters } from "../values/characters.js";
import { entityAttachment } from "./entity-attachment.js";
import type { JsonObject, MessageDraft } from "./message.js";
import { namedFiles } from "./named-files.js";
import { type PostingRefusal, refuse } from "./refusal.js";
import { fallbackText, textsOf } from "./text/block-text.js";
import { markdownToMrkdwn } from "./text/markdown-to-mrkdwn.js";
import { groupNamesIn, toMessageText } from "./text/message-text.js";
import { refuseTables } from "./text/tables.js";

/** Content of a message. */
export type MessageContent = Pick<MessageDraft, "text" | "blocks" | "attachments" | "metadata" | "fileIds">;

type ContentStore = Pick<Store, "files" | "groups">;

type Limits = ChatPostMessageFacts["limits"];

/** Reads the content of a message, or refuses content that cannot be posted anywhere. */
export async function readContent(
  sent: ChatPostMessageArguments,
  store: ContentStore,
  limits: Limits,
): Promise<{ readonly ok: true; readonly content: MessageContent } | PostingRefusal> {
  const blocks = blocksOf(sent);
  const attachments = attachmentsOf(sent, limits);
  const shown = [...blocks, ...(sent.attachments ?? []).flatMap((attachment) => attachment.blocks ?? [])];
  const refusal =
    refuseTables(shown) ??
    refuseBlocks(blocks) ??
    refuseAttachments(sent.attachments ?? [], limits) ??
    refuseMetadata(sent, limits);
  if (refusal !== undefined) return refusal;
  const files = namedFiles([...blocks, ...attachments]);
  const missing = await findMissingFile(files, store);
  if (missing !== undefined) return refuse("missing_file_data", missing, "an existing file");
  const text = await textOf(sent, { blocks, store, limits });
  if (text.trim() === "" && blocks.length === 0 && attachments.length === 0) {
    return refuse("no_text", sent.text, "a text, blocks or attachments");
  }
  const content = {
    text,
    ...(blocks.length > 0 && { blocks }),
    ...(attachments.length > 0 && { attachments }),
    ...(sent.metadata !== undefined && { metadata: sent.metadata }),
    ...(files.ids.length > 0 && { fileIds: files.ids }),
  };
  return { ok: true, content };
}

function blocksOf(sent: ChatPostMessageArguments): readonly Block[] {
  const markdown = markdownOf(sent);
  return markdown === undefined ? (sent.blocks ?? []) : [{ type: "markdown", text: markdown }];
}

/** Markdown that was sent. Blank Markdown counts as none. */
function markdownOf({ markdown_text: markdown = "" }: ChatPostMessageArguments): string | undefined {
  return markdown.trim() === "" ? undefined : markdown;
}

/** Text that was sent, otherwise the fallback of Markdown or blocks, with this service's markup. */
async function textOf(
  sent: ChatPostMessageArguments,
  {
    blocks,
    store,
    limits,
  }: { readonly blocks: readonly Block[]; readonly store: ContentStore; readonly limits: Limits },
): Promise<string> {
  const truncateAt = limits.text.truncate.value;
  const { text = "", parse, mrkdwn } = sent;
  const markdown = markdownOf(sent);
  const linked = sent.link_names === true ? text || markdown : undefined;
  const groups = linked === undefined ? new Map<string, string>() : await findGroups(linked, store, truncateAt);
  const options = {
    ...(text !== "" && parse !== undefined && { parse }),
    ...(text !== "" && mrkdwn !== undefined && { mrkdwn }),
    groups,
    truncateAt,
  };
  if (text !== "") return toMessageText(text, options);
  return toMessageText(markdown === undefined ? fallbackText(blocks) : markdownToMrkdwn(markdown), options);
}

const maxGroupNames = 100;

/**
 * Groups that the text mentions by handle or by name, except disabled ones. A hyphen in a mention also matches a space
 * of a name.
 */
async function findGroups(
  text: string,
  { groups }: ContentStore,
  truncateAt: number,
): Promise<ReadonlyMap<string, string>> {
  const names = groupNamesIn(text, truncateAt).slice(0, maxGroupNames);
  const found = await Promise.all(
    names.map(async (name) => {
      const group =
        (await groups.byHandle(name)) ??
        (await groups.byName(name)) ??
        (await groups.byName(name.replaceAll("-", " ")));
      return group === undefined || group.disabled !== undefined ? [] : [[name, group.id] as const];
    }),
  );
  return new Map(found.flat());
}

async function findMissingFile(
  { ids, strangers }: ReturnType<typeof namedFiles>,
  { files }: ContentStore,
): Promise<string | undefined> {
  if (strangers.length > 0 || ids.length === 0) return strangers[0];
  const known = new Set((await files.getMany(ids)).map(({ id }) => id));
  return ids.find((id) => !known.has(id));
}

/** Attachments with their IDs: those that were sent, then one for each entity of the metadata. */
function attachmentsOf(
  { attachments = [], metadata }: ChatPostMessageArguments,
  limits: Limits,
): readonly JsonObject[] {
  const all = [
    ...attachments.map((attachment) => withText(attachment, limits)),
    ...(metadata?.entities ?? []).map(entityAttachment),
  ];
  return all.map((attachment, index) => ({
    fallback: messageDefaults.attachmentFallback,
    ...attachment,
    id: index + 1,
  }));
}

/** Text of an attachment is converted like the text of a message. */
function withText(attachment: Attachment, limits: Limits): JsonObject {
  const truncateAt = limits.text.truncate.value;
  const { text } = attachment;
  return { ...attachment, ...(text !== undefined && { text: toMessageText(text, { truncateAt }) }) };
}

function refuseBlocks(blocks: readonly object[]): PostingRefusal | undefined {
  const { value, error } = serviceLimits.blocksText;
  const length = textsOf(blocks).reduce((sum, text) => sum + countCharacters(text), 0);
  return length > value ? refuse(error, length, `at most ${value} characters of text`) : undefined;
}

function refuseAttachments(attachments: readonly object[], limits: Limits): PostingRefusal | undefined {
  const { value, error } = limits.attachments.maxBytes;
  const size = attachments.length === 0 ? 0 : bytesOf(attachments);
  return size > value ? refuse(error, size, `at most ${value} bytes`) : undefined;
}

function refuseMetadata({ metadata }: ChatPostMessageArguments, limits: Limits): PostingRefusal | undefined {
  if (metadata === undefined) return undefined;
  const { value, error } = limits.metadata.maxBytes;
  const size = bytesOf(metadata);
  return size > value ? refuse(error, size, `at most ${value} bytes`) : undefined;
}

function bytesOf(value: object): number {
  return new TextEncoder().encode(JSON.stringify(value)).length;
}
