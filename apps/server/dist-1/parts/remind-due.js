import { Bo as messageDefaults, Ir as isActive, Jo as reminderDefaults, So as hasVersion, Wr as decide, fi as isPending, pi as reminders, po as millisecondsOf, wo as put } from "./server.js";
import { t as runJobs } from "./run-jobs.js";
import { a as reopening, s as newDm, xn as readWall } from "./rules.js";
import { m as expectRoom, u as refusePosting } from "./messages.js";
import { t as nextOccurrence } from "./next-occurrence.js";
// ../../packages/service/src/reminders/find-place.ts
async function findPlace(reminder, { store, ids, user, nowMs }) {
	const { workspaceId } = reminder;
	const home = await store.organizations.workspace(workspaceId);
	if (home === void 0 || home.deleted || refusePosting({}, home) !== void 0) return void 0;
	if (user === void 0 || !isActive(user, nowMs)) return void 0;
	const partners = [messageDefaults.systemUserId, user.id];
	const channel = reminder.channelId === void 0 ? await store.channels.dm(workspaceId, ...partners) : await store.channels.get(reminder.channelId);
	if (channel === void 0 && reminder.channelId === void 0) {
		const { channel: opened, expect, writes } = newDm(partners, {
			ids,
			workspaceId,
			nowMs
		});
		return {
			channelId: opened.id,
			expect: [...expect, ...expectRoom(home)],
			writes
		};
	}
	if (channel === void 0 || channel.deleted || channel.archived || channel.postingSuspended) return void 0;
	const expect = [{
		kind: "openChannel",
		id: channel.id
	}, ...expectRoom(home)];
	return {
		channelId: channel.id,
		expect,
		writes: reopening(channel)
	};
}
// ../../packages/service/src/reminders/remind-due.ts
const pageSize = 100;
function remindDue(pass) {
	const { store, nowMs } = pass;
	return runJobs({
		find: async (last) => {
			const after = last && {
				due: last.time,
				created: millisecondsOf(last.created),
				id: last.id
			};
			const found = await store.list(reminders, "due", {}, {
				limit: pageSize,
				...after && { after }
			});
			const nowSeconds = nowMs() / 1e3;
			return found.filter(({ time }) => time <= nowSeconds);
		},
		run: (job) => remind(job, pass),
		drop: (job) => skip(job, pass)
	}, pass);
}
async function remind(job, pass) {
	const { store, ids, nowMs } = pass;
	if (await decide(store, async () => {
		const atMs = nowMs();
		const stored = await readDue(job, store, atMs);
		if (stored === void 0) return {
			kind: "answer",
			answer: false
		};
		const user = await store.users.get(stored.userId);
		const place = await findPlace(stored, {
			store,
			ids,
			user,
			nowMs: atMs
		});
		const messages = place === void 0 ? [] : [...place.writes, {
			kind: "insertMessage",
			message: toMessage(stored, place.channelId),
			nowMs: atMs
		}];
		return {
			kind: "commit",
			batch: {
				expect: [claimOf(stored), ...place?.expect ?? []],
				writes: [put(reminders, toNext(stored, user, atMs)), ...messages]
			},
			answer: () => false,
			refuse: ({ kind }) => kind === "messagesAtMost" ? true : void 0
		};
	})) await skip(job, pass);
}
function skip(job, { store, nowMs }) {
	return decide(store, async () => {
		const atMs = nowMs();
		const stored = await readDue(job, store, atMs);
		if (stored === void 0) return {
			kind: "answer",
			answer: void 0
		};
		const next = toNext(stored, await store.users.get(stored.userId), atMs);
		return {
			kind: "commit",
			batch: {
				expect: [claimOf(stored)],
				writes: [put(reminders, next)]
			},
			answer: () => void 0
		};
	});
}
async function readDue({ id }, store, nowMs) {
	const stored = await store.get(reminders, { id });
	return stored !== void 0 && isPending(stored) && stored.time * 1e3 <= nowMs ? stored : void 0;
}
function toNext(reminder, user, nowMs) {
	const { recurrence } = reminder;
	const version = reminder.version + 1;
	if (recurrence === void 0 || user === void 0) return {
		...reminder,
		version,
		passed: true
	};
	const series = {
		recurrence,
		firstWallMs: readWall(recurrence.from),
		timezone: user.timezone
	};
	return {
		...reminder,
		version,
		time: Math.floor(nextOccurrence(series, nowMs) / 1e3)
	};
}
function toMessage({ text }, channelId) {
	return {
		channelId,
		userId: messageDefaults.systemUserId,
		text: reminderDefaults.text.replace("{text}", () => text)
	};
}
function claimOf({ id, version }) {
	return hasVersion(reminders, { id }, version);
}
export { remindDue };
