import { sn as workspaceOfUser, wt as publishFiles, yt as findConversation } from "./rules.js";
import { Ar as readTs, Wr as decide, kr as printTs } from "./server.js";
import { C as messageBlocks, E as toPostedMessage, M as isStreaming, _ as isEmptyContent, b as namedFiles, d as workspaceOf, f as changeMessage, p as messageVersion, s as findActor, w as refuseBlockProblems, x as findMissingFile, y as readParts, z as refuse } from "./messages.js";
// ../../packages/service/src/messages/changes/read-change.ts
async function readChange(sent, context) {
	if (sent.reply_broadcast === true) return broadcast(sent, context.message);
	const { message, caller, store, limits } = context;
	const view = {
		caller,
		store,
		shown: message.fileIds
	};
	if (!changesContent(sent)) return refuse("no_text", sent.text, "something to change");
	if (isMismatch(sent, message)) return refuse("block_mismatch", sent.blocks?.[0]?.type, "blocks of rich text, as the message has");
	const missing = await findMissingFile(sent.file_ids ?? [], view);
	if (missing !== void 0) return refuse("file_not_found", missing, "a file that the caller sees");
	const refusal = refuseBlockProblems(messageBlocks(sent));
	if (refusal !== void 0) return refusal;
	const read = await readParts(sent, view, {
		maxAttachmentBytes: {
			value: limits.attachments.maxBytes.value,
			error: "msg_too_long"
		},
		maxMetadataBytes: {
			value: limits.metadata.maxBytes.value,
			error: "metadata_too_large"
		},
		blocksTooLong: "msg_too_long",
		missingFile: "file_not_found"
	});
	if (!read.ok) return read;
	const changed = merge(sent, read.content, context);
	if (isEmptyContent(changed)) return refuse("no_text", sent.text, "a text, blocks, attachments or files");
	return {
		ok: true,
		message: changed
	};
}
function broadcast(sent, message) {
	if (changesContent(sent)) return refuse("no_dual_broadcast_content_update", message.ts, "no new content");
	if (message.threadTs === void 0 || message.replyBroadcast === true) return refuse("cant_broadcast_message", message.ts, "a reply that only its thread shows");
	return {
		ok: true,
		message: {
			...message,
			subtype: "thread_broadcast",
			replyBroadcast: true
		}
	};
}
function changesContent(sent) {
	const { text, blocks, attachments, markdown_text: markdown, metadata, file_ids: files } = sent;
	return [
		text,
		blocks,
		attachments,
		markdown,
		metadata,
		files
	].some((part) => part !== void 0);
}
function isMismatch({ blocks = [] }, message) {
	const isRich = ({ type }) => type === "rich_text";
	return blocks.length > 0 && !blocks.some(isRich) && message.blocks?.some(isRich) === true;
}
function merge(sent, content, { message, editorId, nowMs }) {
	const hasText = sent.text !== void 0 || sent.markdown_text !== void 0;
	const hasBlocks = sent.blocks !== void 0 && sent.blocks.length > 0;
	const { text, blocks, attachments, metadata, fileIds, edited, stream: _over, ...kept } = message;
	const changed = {
		blocks: hasText || sent.blocks !== void 0 ? content.blocks : blocks,
		attachments: sent.attachments === void 0 ? content.attachments ?? attachments : content.attachments,
		metadata: sent.metadata === void 0 ? metadata : unlessEmpty(sent.metadata),
		edited: hasText && !hasBlocks ? {
			userId: editorId,
			ts: toSeconds(nowMs)
		} : edited
	};
	const files = filesOf(message, {
		attached: sent.file_ids,
		named: content.fileIds
	}, changed);
	return {
		...kept,
		text: hasText || hasBlocks ? content.text : text,
		...changed.blocks !== void 0 && { blocks: changed.blocks },
		...changed.attachments !== void 0 && { attachments: changed.attachments },
		...changed.metadata !== void 0 && { metadata: changed.metadata },
		...files.length > 0 && { fileIds: files },
		...changed.edited !== void 0 && { edited: changed.edited }
	};
}
function filesOf(before, { attached, named = [] }, now) {
	const { fileIds: former = [] } = before;
	const namedBefore = new Set(namesIn(before));
	const kept = attached ?? former.filter((id) => !namedBefore.has(id));
	const checked = new Set([...former, ...named]);
	return [...new Set([...kept, ...namesIn(now).filter((id) => checked.has(id))])];
}
function namesIn({ blocks = [], attachments = [] }) {
	return namedFiles([...blocks, ...attachments]).ids;
}
function unlessEmpty(value) {
	return Object.keys(value).length === 0 ? void 0 : value;
}
function toSeconds(nowMs) {
	return printTs(Math.floor(nowMs / 1e3) * 1e6);
}
// ../../packages/service/src/messages/changes/refuse-edit.ts
const editable = new Set([
	"me_message",
	"thread_broadcast",
	"file_share"
]);
function refuseEdit({ userId, subtype, ts, stream }, { actor, home, nowMs }) {
	if (userId !== actor.id) return refuse("cant_update_message", userId, "a message of the caller");
	if (subtype !== void 0 && !editable.has(subtype)) return refuse("cant_update_message", subtype, "a message that the caller wrote");
	if (isStreaming(stream, nowMs)) return refuse("streaming_state_conflict", ts, "a message that is not being streamed");
	const { messageEditMinutes: minutes } = home;
	if (actor.kind === "bot" || minutes === void 0) return void 0;
	return minutes > 0 && nowMs * 1e3 <= (readTs(ts) ?? 0) + minutes * 6e7 ? void 0 : refuse("edit_window_closed", ts, `a message of the last ${minutes} minutes`);
}
// ../../packages/service/src/messages/chat.update.ts
function createUpdateMessage(options) {
	return (sent, context) => decide(options.store, () => decideUpdate(sent, context, options));
}
async function decideUpdate(sent, { caller, now }, { definition, store }) {
	const found = await findConversation(sent.channel, {
		caller,
		store,
		kindScopes: {}
	});
	if (!found.ok) return {
		kind: "answer",
		answer: found
	};
	const { channel } = found;
	if (channel.archived) return answer(refuse("is_inactive", channel.id, "a channel that is not archived"));
	const message = await store.messages.get(channel.id, sent.ts);
	const actor = await findActor(sent, caller, store);
	if (message === void 0 || message.deleted === true || actor === void 0) return answer(refuse("message_not_found", sent.ts, "a message of the conversation"));
	const nowMs = now.getTime();
	const refusal = refuseEdit(message, {
		actor,
		home: await workspaceOf(channel, caller, store),
		nowMs
	});
	if (refusal !== void 0) return answer(refusal);
	const change = await readChange(sent, {
		message,
		editorId: actor.id,
		nowMs,
		caller,
		store,
		limits: definition.facts.limits
	});
	if (!change.ok) return answer(change);
	const teamId = await workspaceOfUser(actor, caller.workspace.id, store);
	const { text, ts, fileIds } = change.message;
	const opened = await publishFiles(fileIds, [channel], store);
	return {
		kind: "commit",
		batch: {
			expect: [
				{
					kind: "openChannel",
					id: channel.id
				},
				messageVersion(message),
				...opened.expect
			],
			writes: [...opened.writes, changeMessage(change.message, message)]
		},
		answer: () => ({
			ok: true,
			channel: channel.id,
			ts,
			text,
			message: toPostedMessage(change.message, teamId)
		})
	};
}
function answer(outcome) {
	return {
		kind: "answer",
		answer: outcome
	};
}
export { createUpdateMessage };
