import { wt as publishFiles } from "./rules.js";
import { Hr as createRefuse, So as hasVersion, Wr as decide, sn as responseUrls, wo as put } from "./server.js";
import { n as readPayload, r as readHookMessage, t as hookAuthor } from "./hook-author.js";
import { t as deletionOf } from "./deletion.js";
import { f as changeMessage, o as findThread, p as messageVersion } from "./messages.js";
import { t as refuseResponseUrl } from "./refuse-response-url.js";
// ../../packages/service/src/interactivity/response-urls/find-original.ts
async function findOriginal({ message: acted, channelId, userId, appId }, { store, ephemerals }) {
	if (acted === void 0) return { kind: "none" };
	if (acted.isEphemeral) {
		const ephemeral = ephemerals.get({
			channelId,
			userId,
			ts: acted.ts
		});
		return ephemeral === void 0 ? { kind: "gone" } : {
			kind: "ephemeral",
			ephemeral
		};
	}
	const message = await store.messages.get(channelId, acted.ts);
	if (message === void 0 || message.deleted === true || message.subtype === "tombstone") return { kind: "gone" };
	return message.appId === appId ? {
		kind: "message",
		message
	} : { kind: "none" };
}
// ../../packages/service/src/interactivity/response-urls/plan-answer.ts
const nothing = {
	ok: true,
	expect: [],
	writes: [],
	show: () => {}
};
async function planAnswer({ replaces, deletes, inChannel, message }, context) {
	const { original } = context;
	if (deletes) {
		const deletion = await deleteOriginal(context);
		if (message === void 0) return deletion;
		const posted = await post(message, inChannel, context);
		return posted.ok ? together(deletion, posted) : posted;
	}
	if (message === void 0) return nothing;
	if (replaces && original.kind !== "none") return replaceOriginal(original, message.content, context.ephemerals);
	return post(message, inChannel, context);
}
async function deleteOriginal({ original, store, ephemerals }) {
	switch (original.kind) {
		case "none":
		case "gone": return nothing;
		case "message": return {
			...nothing,
			...await deletionOf(original.message, store)
		};
		case "ephemeral": {
			const { userId, message } = original.ephemeral;
			return {
				...nothing,
				show: () => ephemerals.remove({
					...message,
					userId
				})
			};
		}
	}
}
function replaceOriginal(original, content, ephemerals) {
	switch (original.kind) {
		case "gone": return nothing;
		case "message": {
			const { message } = original;
			const writes = [changeMessage(withContent(message, content), message)];
			return {
				...nothing,
				expect: [messageVersion(message)],
				writes
			};
		}
		case "ephemeral": {
			const { userId, message } = original.ephemeral;
			return {
				...nothing,
				show: () => ephemerals.replace({
					userId,
					message: withContent(message, content)
				})
			};
		}
	}
}
function withContent(message, content) {
	const { text: _text, blocks: _blocks, attachments: _attachments, metadata: _metadata, ...others } = message;
	const { fileIds: _files, stream: _stream, ...kept } = others;
	return {
		...kept,
		...content
	};
}
async function post({ content, threadTs, unfurl }, inChannel, { responseUrl, caller, nowMs, store, ephemerals }) {
	const { channelId, userId } = responseUrl;
	const draft = {
		channelId,
		...hookAuthor(caller),
		...content,
		...unfurl !== void 0 && { unfurl }
	};
	if (!inChannel) return {
		...nothing,
		show: () => ephemerals.show(userId, draft, nowMs)
	};
	const thread = threadTs === void 0 ? void 0 : await findThread(store, channelId, threadTs);
	if (thread?.ok === false) return {
		...thread,
		error: "invalid_payload"
	};
	const message = thread === void 0 ? draft : {
		...draft,
		threadTs: thread.threadTs
	};
	return {
		...nothing,
		expect: thread?.expect ?? [],
		writes: [{
			kind: "insertMessage",
			message,
			nowMs
		}]
	};
}
function together(one, other) {
	const show = () => {
		one.show();
		other.show();
	};
	return {
		ok: true,
		expect: [...one.expect, ...other.expect],
		writes: [...one.writes, ...other.writes],
		show
	};
}
// ../../packages/service/src/interactivity/response.post.ts
const refuse = createRefuse("interactivity#response_url");
function createResponsePost(options) {
	return async (sent, context) => {
		const payload = readPayload(sent, options.definition);
		if (payload === void 0) return refuse("invalid_payload", "payload", "the JSON text of a message");
		return decide(options.store, () => decideAnswer(payload, context, options));
	};
}
async function decideAnswer(sent, { caller, now }, options) {
	const { store, ephemerals } = options;
	const nowMs = now.getTime();
	const found = await findUsable(caller, nowMs, store);
	if (!found.ok) return answer(found);
	const { responseUrl, channel } = found;
	const { channelId, id, version, uses } = responseUrl;
	const read = await readAnswer(sent, responseUrl, {
		...options,
		caller
	});
	if (!read.ok) return answer(read);
	const original = await findOriginal(responseUrl, {
		store,
		ephemerals
	});
	const plan = await planAnswer({
		replaces: isTrue(sent.replace_original),
		deletes: isTrue(sent.delete_original),
		inChannel: sent.response_type === "in_channel",
		...read.message !== void 0 && { message: read.message }
	}, {
		original,
		responseUrl,
		caller,
		nowMs,
		store,
		ephemerals
	});
	if (!plan.ok) return answer(plan);
	const opened = await publishFiles(plan.writes.flatMap(filesShownBy), [channel], store);
	return {
		kind: "commit",
		batch: {
			expect: [
				hasVersion(responseUrls, { id }, version),
				{
					kind: "openChannel",
					id: channelId
				},
				...opened.expect,
				...plan.expect
			],
			writes: [
				put(responseUrls, {
					...responseUrl,
					version: version + 1,
					uses: uses + 1
				}),
				...opened.writes,
				...plan.writes
			]
		},
		answer: () => {
			plan.show();
			return { ok: true };
		}
	};
}
function filesShownBy(write) {
	if (write.kind !== "insertMessage" && write.kind !== "changeMessage") return [];
	return write.message.deleted === true ? [] : write.message.fileIds ?? [];
}
async function findUsable({ hook }, nowMs, store) {
	if (hook.kind !== "response") throw new Error("The address is one for answers.");
	const { id, channelId } = hook.responseUrl;
	const [responseUrl, channel] = await Promise.all([store.get(responseUrls, { id }), store.channels.get(channelId)]);
	if (responseUrl === void 0) return refuse("expired_url", id, "an address of the last minutes");
	if (channel === void 0 || channel.deleted === true || channel.archived) return refuse("expired_url", channelId, "a conversation that is not archived or deleted");
	return refuseResponseUrl(responseUrl, nowMs) ?? {
		ok: true,
		responseUrl,
		channel
	};
}
async function readAnswer(sent, { channelId, message }, { posting, store, caller }) {
	const { text = "", blocks, attachments } = sent;
	if (text === "" && blocks === void 0 && attachments === void 0 && message !== void 0 && isTrue(sent.delete_original)) return { ok: true };
	const read = await readHookMessage(sent, {
		posting,
		channelId,
		caller,
		store
	});
	if (read.ok || read.error === "no_text") return read.ok ? read : {
		...read,
		error: "no_text"
	};
	return {
		...read,
		error: "invalid_payload"
	};
}
function isTrue(value) {
	return value === true || value === "true";
}
function answer(outcome) {
	return {
		kind: "answer",
		answer: outcome
	};
}
export { createResponsePost };
