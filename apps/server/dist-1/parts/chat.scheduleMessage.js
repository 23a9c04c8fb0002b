import { bt as findStanding } from "./rules.js";
import { Hr as createRefuse, Lo as idPrefixes, Qo as serviceLimits, So as hasVersion, Wr as decide, _o as toInstant, di as scheduledMessages, wo as put } from "./server.js";
import { c as findPoster, d as workspaceOf, l as refuseMessagesTab, m as expectRoom, o as findThread, r as findTarget, u as refusePosting, v as readContent } from "./messages.js";
// ../../packages/service/src/scheduled-messages/is-crowded.ts
async function isCrowded(channelId, postAt, store) {
	const { scheduleNearby, scheduleNearbySeconds } = serviceLimits;
	const after = {
		post_at: postAt - scheduleNearbySeconds.value,
		created: 0,
		id: ""
	};
	const page = {
		limit: scheduleNearby.value,
		after
	};
	const last = (await store.list(scheduledMessages, "in_channel", { channel_id: channelId }, page))[scheduleNearby.value - 1];
	return last !== void 0 && last.postAt <= postAt + scheduleNearbySeconds.value;
}
// ../../packages/service/src/scheduled-messages/to-delayed-message.ts
function toDelayedMessage(message, author) {
	const { text, botId, userId, username, blocks, attachments, metadata, threadTs } = message;
	return {
		type: "delayed_message",
		...botId !== void 0 && {
			subtype: "bot_message",
			username: username ?? author.userName,
			bot_id: botId
		},
		text,
		...botId === void 0 && userId !== void 0 && { user: userId },
		...blocks !== void 0 && { blocks },
		...attachments !== void 0 && { attachments },
		...metadata !== void 0 && { metadata },
		...threadTs !== void 0 && { thread_ts: threadTs }
	};
}
// ../../packages/service/src/scheduled-messages/to-draft.ts
function toDraft(sent, found) {
	const { channel, poster, content, threadTs } = found;
	const { unfurl_links: links, unfurl_media: media } = sent;
	const unfurl = {
		...links !== void 0 && { links },
		...media !== void 0 && { media }
	};
	const isBroadcast = threadTs !== void 0 && sent.reply_broadcast === true;
	return {
		channelId: channel.id,
		...isBroadcast && {
			subtype: "thread_broadcast",
			replyBroadcast: true
		},
		...poster.author,
		...content,
		...threadTs !== void 0 && { threadTs },
		...Object.keys(unfurl).length > 0 && { unfurl }
	};
}
// ../../packages/service/src/scheduled-messages/to-schedule-refusal.ts
const codes = {
	app_access_restricted: "restricted_action",
	attachment_payload_limit_exceeded: "msg_too_long",
	cannot_reply_to_message: "invalid_arguments",
	messages_tab_disabled: "restricted_action",
	missing_file_data: "invalid_blocks",
	msg_blocks_too_long: "msg_too_long",
	as_user_not_supported: "invalid_arguments",
	draft_already_deleted: "invalid_arguments",
	draft_already_sent: "invalid_arguments",
	draft_has_conflict: "invalid_arguments",
	draft_not_found: "invalid_arguments",
	duplicate_channel_not_found: "invalid_arguments",
	duplicate_message_not_found: "invalid_arguments"
};
function toScheduleRefusal({ error, because }) {
	return {
		ok: false,
		error: isOther(error) ? codes[error] : error,
		because
	};
}
function isOther(error) {
	return error in codes;
}
// ../../packages/service/src/scheduled-messages/chat.scheduleMessage.ts
const refuse = createRefuse("everyday-1#chat");
function createScheduleMessage(options) {
	return async (sent, context) => {
		const outcome = await decide(options.store, () => decideSchedule({
			sent,
			context,
			options
		}));
		if (outcome.ok) options.due.plan(sent.post_at * 1e3);
		return outcome;
	};
}
async function decideSchedule({ sent, context, options }) {
	const { caller } = context;
	const { store, ids, posting } = options;
	const nowMs = context.now.getTime();
	const restricted = refusePosting(caller, caller.workspace);
	if (restricted !== void 0) return refused(restricted);
	const asSent = {
		...sent,
		as_user: sent.as_user === true && caller.app?.generation === "classic"
	};
	const { attachments, metadata } = posting.facts.limits;
	const content = await readContent(asSent, {
		caller,
		store
	}, {
		maxAttachmentBytes: {
			value: attachments.maxBytes.value,
			error: "msg_too_long"
		},
		maxMetadataBytes: {
			value: metadata.maxBytes.value,
			error: "metadata_too_large"
		},
		blocksTooLong: "msg_too_long",
		missingFile: "invalid_blocks"
	});
	if (!content.ok) return {
		kind: "answer",
		answer: content
	};
	const found = await findPoster(asSent, caller, store);
	if (!found.ok) return refused(found);
	const { poster } = found;
	const target = await findTarget(sent.channel, {
		store,
		ids,
		caller,
		poster,
		nowMs,
		definition: posting
	});
	if (!target.ok) return refused(target);
	const { channel, expect, writes } = target.target;
	const home = await workspaceOf(channel, caller, store);
	const closed = refusePosting(caller, home) ?? refuseMessagesTab(channel, poster, caller);
	if (closed !== void 0) return refused(closed);
	const thread = sent.thread_ts === void 0 ? void 0 : await findThread(store, channel.id, sent.thread_ts);
	if (thread?.ok === false) return refused(thread);
	const unfit = refuseTime(sent.post_at, nowMs) ?? await refuseCrowd(channel.id, sent.post_at, store);
	if (unfit !== void 0) return {
		kind: "answer",
		answer: unfit
	};
	const standing = await findStanding(channel, caller, store);
	const scheduled = {
		id: ids.orderedId(idPrefixes.scheduledMessage),
		version: 1,
		workspaceId: standing.kind === "inside" ? standing.workspaceId : channel.workspaceId,
		appId: caller.app?.id ?? "",
		userId: caller.token.userId ?? poster.user.id,
		authorId: poster.user.id,
		created: toInstant(nowMs),
		postAt: sent.post_at,
		message: toDraft(asSent, {
			channel,
			poster,
			content: content.content,
			threadTs: thread?.threadTs
		}),
		...caller.scopes.has(posting.facts.furtherScopes.public) && { postsAnywhere: true }
	};
	const inTurn = scheduleInTurn(channel, writes);
	return {
		kind: "commit",
		batch: {
			expect: [
				...expect,
				...inTurn.expect,
				hasVersion(scheduledMessages, { id: scheduled.id }, 0),
				...expectRoomForOne(home)
			],
			writes: [
				...writes,
				...inTurn.writes,
				put(scheduledMessages, scheduled)
			]
		},
		answer: () => ({
			ok: true,
			channel: channel.id,
			scheduled_message_id: scheduled.id,
			post_at: scheduled.postAt,
			message: toDelayedMessage(scheduled.message, poster.user)
		}),
		refuse: ({ kind }) => kind === "messagesAtMost" ? refuse("message_limit_exceeded", home.messageLimit) : void 0
	};
}
function scheduleInTurn(channel, writes) {
	if (writes.some((write) => write.kind === "put" && write.document === "channel")) return {
		expect: [],
		writes: []
	};
	const { id, version } = channel;
	return {
		expect: [{
			kind: "version",
			document: "channel",
			key: { id },
			version
		}],
		writes: [{
			kind: "put",
			document: "channel",
			value: {
				...channel,
				version: version + 1
			}
		}]
	};
}
function expectRoomForOne(home) {
	const { messageLimit } = home;
	return messageLimit === void 0 ? [] : expectRoom({
		...home,
		messageLimit: messageLimit - 1
	});
}
function refuseTime(postAt, nowMs) {
	const { scheduleMinSeconds, scheduleMaxDays } = serviceLimits;
	const aheadSeconds = postAt - nowMs / 1e3;
	if (aheadSeconds < scheduleMinSeconds.value) return refuse("time_in_past", postAt, `at least ${scheduleMinSeconds.value} seconds ahead`);
	if (aheadSeconds <= scheduleMaxDays.value * 86400) return void 0;
	return refuse("time_too_far", postAt, `at most ${scheduleMaxDays.value} days ahead`);
}
async function refuseCrowd(channelId, postAt, store) {
	if (!await isCrowded(channelId, postAt, store)) return void 0;
	return refuse("restricted_too_many", postAt, `fewer than ${serviceLimits.scheduleNearby.value} messages near the time`);
}
function refused(refusal) {
	return {
		kind: "answer",
		answer: toScheduleRefusal(refusal)
	};
}
export { createScheduleMessage };
