import type { Attachment, Block, ChatPostMessageArguments, MessageEntity } from "@rollcall/api/webapi";
import { type Awaitable, after } from "@rollcall/webapi-core";
import { messageDefaults, serviceLimits } from "../../generated/service.js";
import type { JsonObject, MessageDraft } from "../../model/message.js";
import type { Store } from "../../model/store.js";
import { createRefuse, type Refused } from "../../store/decide.js";
import type { Id, Ids } from "../../values/ids.js";
import { memberAt } from "../../values/json.js";
import { filePagePaths } from "../../values/site-addresses.js";
import { countCharacters, textsOf } from "../../values/text.js";
import { assignIds, createBlockIds } from "../blocks/assign-ids.js";
import { placeBlocks } from "../blocks/block-parts.js";
import { seeFile } from "../conversations/files/find-file.js";
import { groupNamesIn, markdownToMrkdwn, readsMarkup, toMessageText } from "./message-text.js";
import { type FileView, findMissingFile, messageBlocks, namedFiles, refuseBlockProblems } from "./parts.js";
import { fallbackText } from "./text/block-text.js";

const refuse = createRefuse<string>("web-api#chatpostmessage-post");

/** Content of a message. */
export type MessageContent = Pick<
  MessageDraft,
  "text" | "isUnstyled" | "blocks" | "attachments" | "metadata" | "fileIds"
>;

/** The author of a content, and what the content is read with. */
interface ContentView extends FileView {
  readonly store: FileView["store"] & Pick<Store, "groups">;
  /** Names the blocks and elements without an identifier. */
  readonly ids: Pick<Ids, "secret">;
}

/** Arguments that make up the content of a message. */
type ContentArguments = Pick<
  ChatPostMessageArguments,
  "text" | "blocks" | "attachments" | "markdown_text" | "metadata" | "mrkdwn" | "link_names"
> & {
  /** Other values than `none` and `full` mean the default. */
  readonly parse?: string;
};

/** A size in bytes, and the code for content above it. */
interface MaxBytes<Code extends string> {
  readonly value: number;
  readonly error: Code;
}

/** Limits of a method for content, and its codes. */
interface ContentRules<Code extends string> {
  /** Maximum length of the text, in characters. A longer one is cut. Default: that of the specification. */
  readonly truncateAt?: number;
  /** Absent for a method without attachments. */
  readonly maxAttachmentBytes?: MaxBytes<Code>;
  /** Absent for a method without metadata. */
  readonly maxMetadataBytes?: MaxBytes<Code>;
  readonly blocksTooLong: Code;
  readonly missingFile: Code;
  /** For a message with more tables than one may have. */
  readonly manyTables: Code;
  /** Set for a message that only one user sees, which shares no files by their permalinks. */
  readonly isEphemeral?: true;
}

type ReadParts<Code extends string> =
  | { readonly ok: true; readonly content: MessageContent }
  | Refused<Code | "invalid_blocks">;

/** Reads the content of a message, or refuses content that cannot be posted anywhere. */
export async function readContent<const Code extends string>(
  sent: ContentArguments,
  view: ContentView,
  rules: ContentRules<Code>,
): Promise<ReadParts<Code | "no_text" | "invalid_attachments">> {
  const refusal = refuseBlockProblems(messageBlocks(sent));
  if (refusal !== undefined) return refusal;
  const read = await readParts(sent, view, rules);
  if (!read.ok) return read;
  if (isEmptyContent(read.content)) return refuse("no_text", sent.text, "a text, blocks or attachments");
  const { content } = read;
  if (rules.isEphemeral === true || !content.text.includes(`${filePagePaths.upload}/`)) return read;
  const fileIds = [...new Set([...(content.fileIds ?? []), ...(await linkedFiles(content.text, view))])];
  return fileIds.length === 0 ? read : { ok: true, content: { ...content, fileIds } };
}

/** Permalinks of uploaded files: their owner, and the file. */
const filePages = new RegExp(`\\bhttps?://[^\\s<>|]{1,200}${filePagePaths.upload}/([A-Z0-9]+)/([A-Z0-9]+)/`, "g");

/** Files whose permalinks are in a text and that the caller may share. */
async function linkedFiles(text: string, { caller, store }: FileView): Promise<readonly Id[]> {
  const links = [...text.matchAll(filePages)].slice(0, maxLinkedFiles);
  const seen = await Promise.all(
    links.map(async ([, ownerId, id = ""]) => {
      const found = await seeFile(id, caller, store);
      return found?.file.ownerId === ownerId && found?.file.deleted === undefined ? [id] : [];
    }),
  );
  return seen.flat();
}

/** Further links stay links. */
const maxLinkedFiles = 10;

/** Whether a message has nothing to show. */
export function isEmptyContent({ text, blocks = [], attachments = [], fileIds = [] }: MessageContent): boolean {
  return text.trim() === "" && blocks.length === 0 && attachments.length === 0 && fileIds.length === 0;
}

/** Reads content that may be empty, because it changes a part of a message. */
export async function readParts<const Code extends string>(
  sent: ContentArguments,
  view: ContentView,
  rules: ContentRules<Code>,
): Promise<ReadParts<Code>> {
  const blocks = blocksOf(sent);
  const attachments = attachmentsOf(sent, rules);
  const shown = [...blocks, ...(sent.attachments ?? []).flatMap((attachment) => attachment.blocks ?? [])];
  const refusal =
    refuseTables(shown, rules) ??
    refuseCharts(shown) ??
    refuseBlocks(blocks, rules) ??
    refuseBytes(sent.attachments ?? [], rules.maxAttachmentBytes) ??
    refuseBytes(sent.metadata, rules.maxMetadataBytes);
  if (refusal !== undefined) return refusal;
  const files = namedFiles([...blocks, ...attachments]);
  const missing = files.strangers[0] ?? (await findMissingFile(files.ids, { ...view, images: files.images }));
  const isImage = missing !== undefined && files.images.includes(missing);
  const wanted = isImage ? "an image that the caller sees" : "a file that the caller sees";
  if (missing !== undefined) return refuse(rules.missingFile, missing, wanted);
  const content = {
    text: await textOf(sent, { blocks, store: view.store, rules }),
    ...((sent.text ?? "") !== "" && !readsMarkup(sent) && { isUnstyled: true as const }),
    ...withIds({ blocks, attachments }, view.ids),
    ...(sent.metadata !== undefined && { metadata: sent.metadata }),
    ...(files.ids.length > 0 && { fileIds: files.ids }),
  };
  return { ok: true, content };
}

/** Blocks and attachments, as far as there are any, whose blocks and elements have identifiers. */
export function withIds(
  {
    blocks = [],
    attachments = [],
  }: { readonly blocks?: readonly Block[] | undefined; readonly attachments?: readonly JsonObject[] | undefined },
  ids: Pick<Ids, "secret">,
): Pick<MessageDraft, "blocks" | "attachments"> {
  if (blocks.length === 0 && attachments.length === 0) return {};
  const newId = createBlockIds(ids, [blocks, attachments]);
  // Blocks of attachments were checked, and other keys are not looked at.
  const named = attachments.map((one) =>
    Array.isArray(one["blocks"]) ? { ...one, blocks: assignIds(one["blocks"] as readonly Block[], newId) } : one,
  );
  return {
    ...(blocks.length > 0 && { blocks: assignIds(blocks, newId) }),
    ...(named.length > 0 && { attachments: named }),
  };
}

function blocksOf(sent: ContentArguments): readonly Block[] {
  const markdown = markdownOf(sent);
  return markdown === undefined ? (sent.blocks ?? []) : [{ type: "markdown", text: markdown }];
}

/** Markdown that was sent. Blank Markdown counts as none. */
function markdownOf({ markdown_text: markdown = "" }: ContentArguments): string | undefined {
  return markdown.trim() === "" ? undefined : markdown;
}

/** Text that was sent, otherwise the fallback of Markdown or blocks, with this service's markup. */
function textOf(
  sent: ContentArguments,
  {
    blocks,
    store,
    rules: { truncateAt },
  }: { readonly blocks: readonly Block[]; readonly store: Pick<Store, "groups">; readonly rules: ContentRules<string> },
): Awaitable<string> {
  const { text = "", parse, mrkdwn } = sent;
  const markdown = markdownOf(sent);
  const linked = sent.link_names === true ? text || markdown : undefined;
  return after(linked === undefined ? noGroups : findGroups(linked, store, truncateAt), (groups) => {
    const options = {
      ...(text !== "" && parseOf(parse)),
      ...(text !== "" && mrkdwn !== undefined && { mrkdwn }),
      groups,
      ...(truncateAt !== undefined && { truncateAt }),
    };
    if (text !== "") return toMessageText(text, options);
    return toMessageText(markdown === undefined ? fallbackText(blocks) : markdownToMrkdwn(markdown), options);
  });
}

const noGroups: ReadonlyMap<string, string> = new Map();

function parseOf(parse: string | undefined): { readonly parse?: "none" | "full" } {
  return parse === "none" || parse === "full" ? { parse } : {};
}

const maxGroupNames = 100;

/**
 * Groups that the text mentions by handle or by name, except disabled ones. A hyphen in a mention also matches a space
 * of a name.
 */
async function findGroups(
  text: string,
  { groups }: Pick<Store, "groups">,
  truncateAt: number | undefined,
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

/** Attachments with their IDs: those that were sent, then one for each entity of the metadata. */
function attachmentsOf(
  { attachments = [], metadata }: ContentArguments,
  rules: ContentRules<string>,
): readonly JsonObject[] {
  const all = [
    ...attachments.map((attachment) => withText(attachment, rules)),
    ...(metadata?.entities ?? []).map(entityAttachment),
  ];
  return all.map((attachment, index) => ({
    fallback: messageDefaults.attachmentFallback,
    ...attachment,
    id: index + 1,
  }));
}

/** Text of an attachment is converted like the text of a message. */
function withText(attachment: Attachment, { truncateAt }: ContentRules<string>): JsonObject {
  const { text } = attachment;
  if (text === undefined) return { ...attachment };
  return { ...attachment, text: toMessageText(text, truncateAt === undefined ? {} : { truncateAt }) };
}

function refuseBlocks<Code extends string>(
  blocks: readonly object[],
  { blocksTooLong }: ContentRules<Code>,
): Refused<Code> | undefined {
  const { value } = serviceLimits.blocksText;
  const length = textsOf(blocks).reduce((sum, text) => sum + countCharacters(text), 0);
  return length > value ? refuse(blocksTooLong, length, `at most ${value} characters of text`) : undefined;
}

function refuseBytes<Code extends string>(
  part: object | undefined,
  limit: MaxBytes<Code> | undefined,
): Refused<Code> | undefined {
  if (part === undefined || limit === undefined || (Array.isArray(part) && part.length === 0)) return undefined;
  const { value, error } = limit;
  const size = bytesOf(part);
  return size > value ? refuse(error, size, `at most ${value} bytes`) : undefined;
}

function bytesOf(value: object): number {
  return new TextEncoder().encode(JSON.stringify(value)).length;
}

/** Attachment that shows an entity of a message's metadata. The entity's title, if it has one, is the fallback text. */
export function entityAttachment({ url, entity_payload: shown = {} }: MessageEntity): JsonObject {
  const title = memberAt(shown, ["attributes", "title", "text"]);
  return { from_url: url, ...(typeof title === "string" && title !== "" && { fallback: title }) };
}

const refuseTable = createRefuse<"invalid_blocks">("web-api#chatpostmessage-post");

/** The text by which clients know that a message has several tables. */
const onlyOneTable = "[ERROR] only_one_table_allowed";

/** Refuses several tables, cells with too much text in total, and paged tables whose rows do not match their heading. */
function refuseTables<Code extends string>(
  blocks: readonly Block[],
  { manyTables }: ContentRules<Code>,
): Refused<Code | "invalid_blocks"> | undefined {
  if (blocks.length === 0) return undefined;
  const tables = countBlocks(blocks, "table");
  const { value: most } = serviceLimits.tables;
  if (tables > most) return { ...refuse(manyTables, tables, `at most ${most} table`), messages: [onlyOneTable] };
  const { value, error } = serviceLimits.tableText;
  const length = blocks.flatMap(tableTexts).reduce((sum, text) => sum + countCharacters(text), 0);
  if (length > value) return refuseTable(error, length, `at most ${value} characters in tables`);
  return blocks.map(refuseRows).find((refusal) => refusal !== undefined);
}

/** Texts of a table's cells, including tables in containers. */
function tableTexts(block: Block): readonly string[] {
  if (block.type === "container") return block.child_blocks.flatMap(tableTexts);
  return block.type === "table" || block.type === "data_table" ? block.rows.flatMap(textsOf) : [];
}

/** Number of blocks of a type, including those in containers. */
function countBlocks(blocks: readonly Block[], type: Block["type"]): number {
  return placeBlocks(blocks).filter(({ block }) => block.type === type).length;
}

function refuseCharts(blocks: readonly Block[]): Refused<"invalid_blocks"> | undefined {
  if (blocks.length === 0) return undefined;
  const { value, error } = serviceLimits.charts;
  const charts = countBlocks(blocks, "data_visualization");
  return charts > value ? refuseTable(error, charts, `at most ${value} charts`) : undefined;
}

function refuseRows(block: Block): Refused<"invalid_blocks"> | undefined {
  if (block.type !== "data_table") return undefined;
  const [heading = [], ...rows] = block.rows;
  const rich = heading.find(({ type }) => type === "rich_text");
  if (rich !== undefined) return refuseTable("invalid_blocks", rich.type, "a heading of plain cells");
  const other = rows.find((row) => row.length !== heading.length);
  return other === undefined
    ? undefined
    : refuseTable("invalid_blocks", other.length, `rows of ${heading.length} cells, as the first one has`);
}
