import type { ChatUpdateArguments, ChatUpdateFacts, Methods } from "@rollcall/api/webapi";
import type { MethodContext, MethodDefinition, MethodOutcome } from "@rollcall/webapi-core";
import { serviceLimits } from "../../generated/service.js";
import type { WebapiCaller } from "../../model/caller.js";
import { isStreaming, type Message } from "../../model/message.js";
import { changeMessage, messageVersion } from "../../model/message-store.js";
import type { Workspace } from "../../model/organization.js";
import type { Store } from "../../model/store.js";
import type { User } from "../../model/user.js";
import { type Decision, decide, type Refused } from "../../store/decide.js";
import type { Id, Ids } from "../../values/ids.js";
import { printTs, readTs } from "../../values/instant.js";
import type { Site } from "../../values/site-addresses.js";
import { publishFiles } from "../conversations/files/publish-files.js";
import { findConversation } from "../conversations/find-conversation.js";
import { showMessage } from "../conversations/message-objects.js";
import { isEmptyContent, type MessageContent, readParts } from "./message-content.js";
import { findMissingFile, messageBlocks, namedFiles, refuseBlockProblems } from "./parts.js";
import { refuseChange, workspaceOf } from "./posting.js";

/** Subtypes of messages that their authors may change. */
const editable = new Set(["me_message", "thread_broadcast", "file_share"]);

/** Refuses to let a user or a bot change a message: one of another author, one that is streamed, or one too old. */
function refuseEdit(
  { userId, subtype, ts, stream }: Message,
  { actor, home, nowMs }: { readonly actor: User; readonly home: Workspace; readonly nowMs: number },
): Refused<"cant_update_message" | "edit_window_closed" | "streaming_state_conflict"> | undefined {
  if (userId !== actor.id) return refuseChange("cant_update_message", userId, "a message of the caller");
  if (subtype !== undefined && !editable.has(subtype)) {
    return refuseChange("cant_update_message", subtype, "a message that the caller wrote");
  }
  if (isStreaming(stream, nowMs))
    return refuseChange("streaming_state_conflict", ts, "a message that is not being streamed");
  const { messageEditMinutes: minutes } = home;
  if (actor.kind === "bot" || minutes === undefined) return undefined;
  const isOpen = minutes > 0 && nowMs * 1000 <= (readTs(ts) ?? 0) + minutes * 60_000_000;
  return isOpen ? undefined : refuseChange("edit_window_closed", ts, `a message of the last ${minutes} minutes`);
}

type Outcome = MethodOutcome<Methods["chat.update"]>;
type Context = MethodContext<WebapiCaller>;

/** Dependencies of `chat.update`. */
interface UpdateOptions {
  readonly definition: MethodDefinition<Methods["chat.update"]>;
  readonly store: Store;
  readonly ids: Ids;
  readonly site: Site;
}

/** Changes a message of the caller. */
export function createUpdateMessage(options: UpdateOptions) {
  return (sent: ChatUpdateArguments, context: Context): Promise<Outcome> =>
    decide(options.store, () => decideUpdate(sent, context, options));
}

async function decideUpdate(
  sent: ChatUpdateArguments,
  { caller, now }: Context,
  { definition, store, ids, site }: UpdateOptions,
): Promise<Decision<Outcome>> {
  const found = await findConversation(sent.channel, { caller, store, kindScopes: {} });
  if (!found.ok) return { kind: "answer", answer: found };
  const { channel } = found;
  if (channel.archived) return answer(refuseChange("is_inactive", channel.id, "a channel that is not archived"));
  const message = await store.messages.get(channel.id, sent.ts);
  const actor = caller.user;
  if (message === undefined || message.deleted === true || actor === undefined) {
    return answer(refuseChange("message_not_found", sent.ts, "a message of the conversation"));
  }
  const nowMs = now.getTime();
  const home = await workspaceOf(channel, caller, store);
  const refusal = refuseEdit(message, { actor, home, nowMs });
  if (refusal !== undefined) return answer(refusal);
  const change = await readChange(sent, {
    message,
    editorId: actor.id,
    nowMs,
    caller,
    store,
    ids,
    limits: definition.facts.limits,
  });
  if (!change.ok) return answer(change);
  const { text, ts, fileIds } = change.message;
  const view = { channel, viewerId: actor.id, address: site.of(caller.workspace), metadata: "all" } as const;
  const opened = await publishFiles(fileIds, [channel], store);
  return {
    kind: "commit",
    batch: {
      expect: [{ kind: "openChannel", id: channel.id }, messageVersion(message), ...opened.expect],
      writes: [...opened.writes, changeMessage(change.message, message)],
    },
    answer: async () => {
      const shown = await showMessage(change.message, view, store);
      return { ok: true, channel: channel.id, ts, text, message: shown };
    },
  };
}

function answer(outcome: Outcome): Decision<Outcome> {
  return { kind: "answer", answer: outcome };
}

interface ChangeContext {
  /** The message as stored. */
  readonly message: Message;
  readonly editorId: Id;
  readonly nowMs: number;
  readonly caller: WebapiCaller;
  readonly store: Store;
  readonly ids: Ids;
  readonly limits: ChatUpdateFacts["limits"];
}

type ChangeCode =
  | "block_mismatch"
  | "cant_broadcast_message"
  | "file_not_found"
  | "invalid_attachments"
  | "invalid_blocks"
  | "metadata_too_large"
  | "msg_too_long"
  | "no_dual_broadcast_content_update"
  | "no_text";

type ReadChange = { readonly ok: true; readonly message: Message } | Refused<ChangeCode>;

/** Reads what a call changes, and returns the changed message. */
async function readChange(sent: ChatUpdateArguments, context: ChangeContext): Promise<ReadChange> {
  if (sent.reply_broadcast === true) return broadcast(sent, context.message);
  const { message, caller, store, ids, limits } = context;
  const view = { caller, store, ids, shown: message.fileIds };
  if (!changesContent(sent)) return refuseChange("no_text", sent.text, "something to change");
  if (isMismatch(sent, message)) {
    return refuseChange("block_mismatch", sent.blocks?.[0]?.type, "blocks of rich text, as the message has");
  }
  const missing = await findMissingFile(sent.file_ids ?? [], view);
  if (missing !== undefined) return refuseChange("file_not_found", missing, "a file that the caller sees");
  const refusal = refuseBlockProblems(messageBlocks(sent));
  if (refusal !== undefined) return refusal;
  const read = await readParts(sent, view, {
    maxAttachmentBytes: { value: limits.attachments.maxBytes.value, error: "msg_too_long" },
    maxMetadataBytes: { value: limits.metadata.maxBytes.value, error: "metadata_too_large" },
    blocksTooLong: "msg_too_long",
    missingFile: "file_not_found",
    manyTables: serviceLimits.tables.error,
  });
  if (!read.ok) return read;
  const changed = merge(sent, read.content, context);
  if (isEmptyContent(changed)) return refuseChange("no_text", sent.text, "a text, blocks, attachments or files");
  return { ok: true, message: changed };
}

/** Shows a reply in the channel too, which changes nothing else. */
function broadcast(sent: ChatUpdateArguments, message: Message): ReadChange {
  if (changesContent(sent)) {
    return refuseChange("no_dual_broadcast_content_update", message.ts, "no new content");
  }
  if (message.threadTs === undefined || message.replyBroadcast === true) {
    return refuseChange("cant_broadcast_message", message.ts, "a reply that only its thread shows");
  }
  return { ok: true, message: { ...message, subtype: "thread_broadcast", replyBroadcast: true } };
}

function changesContent(sent: ChatUpdateArguments): boolean {
  const { text, blocks, attachments, markdown_text: markdown, metadata, file_ids: files } = sent;
  return [text, blocks, attachments, markdown, metadata, files].some((part) => part !== undefined);
}

function isMismatch({ blocks = [] }: ChatUpdateArguments, message: Message): boolean {
  const isRich = ({ type }: { readonly type?: unknown }) => type === "rich_text";
  return blocks.length > 0 && !blocks.some(isRich) && message.blocks?.some(isRich) === true;
}

/**
 * A new text without blocks replaces the old blocks and marks the message as edited. New blocks replace the old ones and
 * do not, unless a person edits, whose client sends both. What the call omits stays.
 */
function merge(
  sent: ChatUpdateArguments,
  content: MessageContent,
  { message, editorId, nowMs, caller }: ChangeContext,
): Message {
  const hasText = sent.text !== undefined || sent.markdown_text !== undefined;
  const hasBlocks = sent.blocks !== undefined && sent.blocks.length > 0;
  const { text, isUnstyled, blocks, attachments, metadata, fileIds, edited, stream: _over, ...kept } = message;
  const changed = {
    isUnstyled: hasText || hasBlocks ? content.isUnstyled : isUnstyled,
    blocks: hasText || sent.blocks !== undefined ? content.blocks : blocks,
    attachments: sent.attachments === undefined ? (content.attachments ?? attachments) : content.attachments,
    metadata: sent.metadata === undefined ? metadata : unlessEmpty(sent.metadata),
    edited: hasText && (!hasBlocks || caller.app === undefined) ? { userId: editorId, ts: toSeconds(nowMs) } : edited,
  };
  const files = filesOf(message, { attached: sent.file_ids, named: content.fileIds }, changed);
  return {
    ...kept,
    text: hasText || hasBlocks ? content.text : text,
    ...(changed.isUnstyled !== undefined && { isUnstyled: changed.isUnstyled }),
    ...(changed.blocks !== undefined && { blocks: changed.blocks }),
    ...(changed.attachments !== undefined && { attachments: changed.attachments }),
    ...(changed.metadata !== undefined && { metadata: changed.metadata }),
    ...(files.length > 0 && { fileIds: files }),
    ...(changed.edited !== undefined && { edited: changed.edited }),
  };
}

/** Parts of a message that may name files. */
interface Shown {
  readonly blocks?: Message["blocks"] | undefined;
  readonly attachments?: Message["attachments"] | undefined;
}

/** Files of a call. */
interface SentFiles {
  readonly attached: readonly Id[] | undefined;
  /** Files that its blocks and attachments name. */
  readonly named: readonly Id[] | undefined;
}

/**
 * Attached files, then those that blocks and attachments name. Names in previews of links do not count, because nobody
 * checked who sees those files.
 */
function filesOf(before: Message, { attached, named = [] }: SentFiles, now: Shown) {
  const { fileIds: former = [] } = before;
  const namedBefore = new Set(namesIn(before));
  const kept = attached ?? former.filter((id) => !namedBefore.has(id));
  const checked = new Set([...former, ...named]);
  return [...new Set([...kept, ...namesIn(now).filter((id) => checked.has(id))])];
}

function namesIn({ blocks = [], attachments = [] }: Shown): readonly Id[] {
  return namedFiles([...blocks, ...attachments]).ids;
}

function unlessEmpty<T extends object>(value: T): T | undefined {
  return Object.keys(value).length === 0 ? undefined : value;
}

/** A time as `edited` shows it: whole seconds. */
function toSeconds(nowMs: number): string {
  return printTs(Math.floor(nowMs / 1000) * 1_000_000);
}
