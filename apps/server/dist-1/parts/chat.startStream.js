import { t as changeStreaming } from "./change-streaming.js";
import { a as reopening, wt as publishFiles } from "./rules.js";
import { Ir as isActive, Pr as isForeign, Wr as decide, yr as belongsToAny } from "./server.js";
import { N as startStream, h as refuseFull, m as expectRoom, n as stillWritable, o as findThread } from "./messages.js";
import { a as findPlace, n as nothingStreamed, o as refuseClosedThread, s as refuse, t as readPieces } from "./read-pieces.js";
// ../../packages/service/src/streams/find-recipient.ts
async function refuseRecipient({ recipient_user_id: userId = "", recipient_team_id: teamId = "" }, { channel, caller, nowMs, store }) {
	if (channel.kind === "im") return void 0;
	if (userId === "") return refuse("missing_recipient_user_id", userId, "the user who reads the stream");
	if (teamId === "") return refuse("missing_recipient_team_id", teamId, "the workspace of that user");
	const user = await store.users.get(userId);
	if (user?.organizationId !== teamId && !await isTeam(teamId, store)) return refuse("team_not_found", teamId, "a workspace or an organization");
	if (user !== void 0 && isActive(user, nowMs) && await isOf(user, teamId, store) && (!isForeign(user, caller) || await store.channels.isMember(channel.id, userId))) return void 0;
	return refuse("user_not_found", userId, "an active user of the workspace");
}
async function isTeam(id, { organizations }) {
	const workspace = await organizations.workspace(id);
	if (workspace !== void 0) return !workspace.deleted;
	return (await organizations.get())?.id === id;
}
async function isOf(user, teamId, store) {
	return user.organizationId === teamId || belongsToAny(user, [teamId], store);
}
// ../../packages/service/src/streams/chat.startStream.ts
function createStartStream({ store }) {
	return (sent, context) => decide(store, () => decideStart(sent, context, store));
}
async function decideStart(sent, { caller, now }, store) {
	const place = await findPlace(sent, caller, store);
	if (!place.ok) return answer(place);
	const { channel, poster, home } = place;
	const nowMs = now.getTime();
	const unread = await refuseRecipient(sent, {
		channel,
		caller,
		nowMs,
		store
	});
	if (unread !== void 0) return answer(unread);
	const thread = await findOpenThread(channel.id, sent.thread_ts, store);
	if (!thread.ok) return answer(thread);
	const { task_display_mode: tasks = "timeline" } = sent;
	const read = await readPieces(nothingStreamed, sent, {
		tasks,
		caller,
		store,
		missingFile: "invalid_blocks"
	});
	if (!read.ok) return answer(read);
	const message = {
		channelId: channel.id,
		...poster.author,
		...read.content,
		...thread.threadTs !== void 0 && { threadTs: thread.threadTs },
		stream: startStream({
			startMs: nowMs,
			tasks,
			endsInText: read.endsInText
		})
	};
	const streaming = {
		app: caller.app,
		home,
		status: "processing",
		nowMs
	};
	const session = await changeStreaming({
		channel,
		threadTs: thread.threadTs
	}, streaming, store);
	const opened = await publishFiles(message.fileIds, [channel], store);
	return {
		kind: "commit",
		batch: {
			expect: [
				...stillWritable(channel.id, poster.user.id),
				...opened.expect,
				...expectRoom(home),
				...session.expect
			],
			writes: [
				...reopening(channel),
				...opened.writes,
				...session.writes,
				{
					kind: "insertMessage",
					message,
					nowMs
				}
			]
		},
		answer: ({ messages }) => ({
			ok: true,
			channel: channel.id,
			ts: messages[0].ts
		}),
		refuse: refuseFull
	};
}
async function findOpenThread(channelId, sent, store) {
	if (sent === void 0) return {
		ok: true,
		threadTs: void 0
	};
	const thread = await findThread(store, channelId, sent);
	if (!thread.ok) return refuse("invalid_arguments", thread.because.found, thread.because.wanted);
	return await refuseClosedThread(channelId, thread.threadTs, store) ?? thread;
}
function answer(outcome) {
	return {
		kind: "answer",
		answer: outcome
	};
}
export { createStartStream };
