import { sn as workspaceOfUser, wt as publishFiles } from "./rules.js";
import { Ar as readTs, Qo as serviceLimits, Wr as decide, kr as printTs, nn as authorOf } from "./server.js";
import { E as toPostedMessage, c as findPoster, d as workspaceOf, g as refuse, h as refuseFull, i as locateChannel, l as refuseMessagesTab, m as expectRoom, o as findThread, r as findTarget, u as refusePosting, v as readContent } from "./messages.js";
// ../../packages/service/src/messages/sending/draft.ts
function sendDraft(channel, userId, lastUpdatedTs) {
	const draft = channel.drafts?.find((candidate) => candidate.userId === userId);
	switch (draft?.state) {
		case void 0: return refuse("draft_not_found", lastUpdatedTs, "a draft by the caller in the channel");
		case "sent": return refuse("draft_already_sent", lastUpdatedTs);
		case "deleted": return refuse("draft_already_deleted", lastUpdatedTs);
	}
	if (draft?.lastUpdatedTs !== lastUpdatedTs) return refuse("draft_has_conflict", lastUpdatedTs, `the draft of ${draft?.lastUpdatedTs}`);
	const drafts = channel.drafts?.map((one) => one === draft ? {
		...one,
		state: "sent"
	} : one) ?? [];
	return {
		ok: true,
		channel: {
			...channel,
			version: channel.version + 1,
			drafts
		}
	};
}
// ../../packages/service/src/messages/sending/duplicate.ts
async function findDuplicate(store, { channel, nowMs, ...key }) {
	const message = await store.messages.byClientMsgId({
		...key,
		channelId: channel.id
	});
	if (message === void 0 || (readTs(message.ts) ?? 0) < (readTs(since(nowMs)) ?? 0)) return void 0;
	if (channel.deleted === true) return refuse("duplicate_channel_not_found", channel.id, "the channel of the first message");
	if (message.deleted === true || message.subtype === "tombstone") return refuse("duplicate_message_not_found", message.ts, "the first message");
	return {
		ok: true,
		message
	};
}
function since(nowMs) {
	return printTs(Math.max(0, nowMs - serviceLimits.clientMessageIdHours.value * 36e5) * 1e3);
}
// ../../packages/service/src/messages/chat.postMessage.ts
function createPostMessage(options) {
	return (sent, context) => decide(options.store, () => decidePost({
		sent,
		context,
		options
	}));
}
async function decidePost(call) {
	const { sent, options, context } = call;
	const { caller } = context;
	const refusal = refusePosting(caller, caller.workspace);
	if (refusal !== void 0) return answer(refusal);
	const found = await findPoster(sent, caller, options.store);
	const first = found.ok ? await answerDuplicate(call, found.poster) : void 0;
	if (first !== void 0) return answer(first);
	const { limits } = options.definition.facts;
	const content = await readContent(sent, {
		caller,
		store: options.store
	}, {
		truncateAt: limits.text.truncate.value,
		maxAttachmentBytes: limits.attachments.maxBytes,
		maxMetadataBytes: limits.metadata.maxBytes,
		blocksTooLong: serviceLimits.blocksText.error,
		missingFile: "missing_file_data"
	});
	if (!content.ok) return answer(content);
	if (!found.ok) return answer(found);
	const { poster } = found;
	const nowMs = context.now.getTime();
	const target = await findTarget(sent.channel, {
		...options,
		caller,
		poster,
		nowMs
	});
	if (!target.ok) return answer(target);
	const { channel } = target.target;
	const home = await workspaceOf(channel, caller, options.store);
	const closed = refusePosting(caller, home) ?? refuseMessagesTab(channel, poster, caller);
	if (closed !== void 0) return answer(closed);
	return decideMessage({
		...call,
		poster,
		content: content.content,
		target: target.target,
		home
	});
}
async function decideMessage(posting) {
	const { sent, context, options, poster, target } = posting;
	const nowMs = context.now.getTime();
	const { channel } = target;
	const thread = sent.thread_ts === void 0 ? void 0 : await findThread(options.store, channel.id, sent.thread_ts);
	if (thread?.ok === false) return answer(thread);
	const draftTs = sent.current_draft_last_updated_ts;
	const draft = draftTs === void 0 ? void 0 : sendDraft(channel, poster.user.id, draftTs);
	if (draft?.ok === false) return answer(draft);
	const message = toDraft(posting, thread?.threadTs);
	const teamId = await workspaceOfUser(poster.user, context.caller.workspace.id, options.store);
	const opened = await publishFiles(message.fileIds, [channel], options.store);
	const { id, version } = channel;
	return {
		kind: "commit",
		batch: {
			expect: [
				...target.expect,
				...opened.expect,
				...thread?.expect ?? [],
				...draft === void 0 ? [] : [{
					kind: "version",
					document: "channel",
					key: { id },
					version
				}],
				...freshness(message, nowMs),
				...expectRoom(posting.home)
			],
			writes: [
				...target.writes,
				...opened.writes,
				...draft === void 0 ? [] : [{
					kind: "put",
					document: "channel",
					value: draft.channel
				}],
				{
					kind: "insertMessage",
					message,
					nowMs
				}
			]
		},
		answer: ({ messages }) => toOutcome({
			...message,
			ts: messages[0].ts
		}, teamId),
		refuse: refuseFull
	};
}
function freshness(message, nowMs) {
	const { channelId, appId, clientMsgId } = message;
	const authorId = authorOf(message);
	if (appId === void 0 || authorId === void 0 || clientMsgId === void 0) return [];
	return [{
		kind: "freeClientMsgId",
		channelId,
		appId,
		authorId,
		clientMsgId,
		since: since(nowMs)
	}];
}
async function answerDuplicate({ sent, context, options }, poster) {
	const { caller, now } = context;
	const { client_msg_id: clientMsgId } = sent;
	const appId = caller.app?.id;
	if (clientMsgId === void 0 || appId === void 0) return void 0;
	const channel = await locateChannel(sent.channel, {
		...options,
		caller,
		poster
	});
	if (channel === void 0) return void 0;
	const repetition = {
		channel,
		appId,
		authorId: poster.user.id,
		clientMsgId,
		nowMs: now.getTime()
	};
	const first = await findDuplicate(options.store, repetition);
	if (first?.ok !== true) return first;
	return toOutcome(first.message, await workspaceOfUser(poster.user, caller.workspace.id, options.store));
}
function toDraft({ sent, poster, content, target }, threadTs) {
	const isBroadcast = threadTs !== void 0 && sent.reply_broadcast === true;
	const { unfurl_links: links, unfurl_media: media, unfurl_app_links: appLinks } = sent;
	const unfurl = {
		...links !== void 0 && { links },
		...media !== void 0 && { media },
		...appLinks !== void 0 && { appLinks }
	};
	return {
		channelId: target.channel.id,
		...isBroadcast && {
			subtype: "thread_broadcast",
			replyBroadcast: true
		},
		...poster.author,
		...content,
		...threadTs !== void 0 && { threadTs },
		...sent.client_msg_id !== void 0 && { clientMsgId: sent.client_msg_id },
		...Object.keys(unfurl).length > 0 && { unfurl }
	};
}
function toOutcome(message, workspaceId) {
	return {
		ok: true,
		channel: message.channelId,
		ts: message.ts,
		message: toPostedMessage(message, workspaceId)
	};
}
function answer(outcome) {
	return {
		kind: "answer",
		answer: outcome
	};
}
export { createPostMessage };
