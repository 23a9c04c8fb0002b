import { a as reopening, wt as publishFiles } from "./rules.js";
import { Ir as isActive, So as hasVersion, To as remove, Wr as decide, di as scheduledMessages, po as millisecondsOf } from "./server.js";
import { t as runJobs } from "./run-jobs.js";
import { a as postable, m as expectRoom, o as findThread, u as refusePosting } from "./messages.js";
// ../../packages/service/src/scheduled-messages/find-place.ts
async function findPlace(scheduled, store, nowMs) {
	const { message, authorId, appId } = scheduled;
	const [channel, author, app] = await Promise.all([
		store.channels.get(message.channelId),
		store.users.get(authorId),
		appId === "" ? void 0 : store.apps.get(appId)
	]);
	if (channel === void 0 || channel.deleted === true || channel.archived || channel.postingSuspended) return void 0;
	if (author === void 0 || !isActive(author, nowMs) || app?.deleted === true) return void 0;
	const home = await store.organizations.workspace(channel.workspaceId);
	if (home === void 0 || home.deleted) return void 0;
	if (refusePosting(app === void 0 ? {} : { app }, home) !== void 0) return void 0;
	if (!await mayPost(scheduled, {
		channel,
		author,
		store
	})) return void 0;
	const { threadTs } = message;
	const thread = threadTs === void 0 ? void 0 : await findThread(store, channel.id, threadTs);
	if (thread?.ok === false) return void 0;
	return {
		home,
		channel,
		expect: [...postable(channel, author), ...thread?.expect ?? []],
		writes: reopening(channel)
	};
}
async function mayPost({ message, postsAnywhere }, { channel, author, store }) {
	if (channel.kind === "im") return message.userId === void 0 || channel.dmUserIds?.includes(author.id) === true;
	if (await store.channels.isMember(channel.id, author.id)) return true;
	return channel.kind === "public" && author.guest === void 0 && postsAnywhere === true;
}
// ../../packages/service/src/scheduled-messages/post-due.ts
const pageSize = 100;
function postDue(pass) {
	const { store, nowMs } = pass;
	return runJobs({
		find: async (last) => {
			const page = {
				limit: pageSize,
				...last && { after: positionOf(last) }
			};
			const found = await store.list(scheduledMessages, "due", {}, page);
			const nowSeconds = nowMs() / 1e3;
			return found.filter(({ postAt }) => postAt <= nowSeconds);
		},
		run: (job) => post(job, store, nowMs),
		drop: (job) => drop(job, store)
	}, pass);
}
function positionOf({ id, postAt, created }) {
	return {
		post_at: postAt,
		created: millisecondsOf(created),
		id
	};
}
async function post(job, store, nowMs) {
	if (await decide(store, async () => {
		const stored = await store.get(scheduledMessages, { id: job.id });
		if (stored === void 0) return {
			kind: "answer",
			answer: false
		};
		const atMs = nowMs();
		const place = await findPlace(stored, store, atMs);
		if (place === void 0) return {
			kind: "answer",
			answer: true
		};
		const opened = await publishFiles(stored.message.fileIds, [place.channel], store);
		return {
			kind: "commit",
			batch: {
				expect: [
					claimOf(stored),
					...place.expect,
					...opened.expect,
					...expectRoom(place.home)
				],
				writes: [
					remove(scheduledMessages, { id: stored.id }),
					...place.writes,
					...opened.writes,
					{
						kind: "insertMessage",
						message: stored.message,
						nowMs: atMs
					}
				]
			},
			answer: () => false,
			refuse: ({ kind }) => kind === "messagesAtMost" ? true : void 0
		};
	})) await drop(job, store);
}
async function drop({ id }, store) {
	await decide(store, async () => {
		const stored = await store.get(scheduledMessages, { id });
		if (stored === void 0) return {
			kind: "answer",
			answer: void 0
		};
		return {
			kind: "commit",
			batch: {
				expect: [claimOf(stored)],
				writes: [remove(scheduledMessages, { id })]
			},
			answer: () => void 0
		};
	});
}
function claimOf({ id, version }) {
	return hasVersion(scheduledMessages, { id }, version);
}
export { postDue };
