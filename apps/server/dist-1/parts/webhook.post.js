import { Tn as isGeneral, wt as publishFiles } from "./rules.js";
import { Hr as createRefuse, Ir as isActive, Wr as decide } from "./server.js";
import { d as workspaceOf, m as expectRoom, o as findThread, u as refusePosting } from "./messages.js";
import { n as readPayload, r as readHookMessage, t as hookAuthor } from "./hook-author.js";
// ../../packages/service/src/interactivity/webhook.post.ts
const refuse = createRefuse("interactivity#incoming-webhooks");
function createWebhookPost(options) {
	return async (sent, context) => {
		const payload = readPayload(sent, options.definition);
		if (payload === void 0) return refuse("invalid_payload", "payload", "the JSON text of a message");
		return decide(options.store, () => decidePost(payload, context, options));
	};
}
async function decidePost(sent, { caller, now }, { store, posting }) {
	const { hook } = caller;
	if (hook.kind !== "webhook") throw new Error("The address is that of a webhook.");
	const { channelId } = hook.webhook;
	const read = await readHookMessage(sent, {
		posting,
		channelId,
		caller,
		store
	});
	if (!read.ok) return answer(read);
	const { content, threadTs, unfurl } = read.message;
	const channel = await store.channels.get(channelId);
	if (channel === void 0 || channel.deleted === true) return answer(refuse("channel_not_found", channelId, "a channel that is not deleted"));
	const home = await workspaceOf(channel, caller, store);
	const nowMs = now.getTime();
	const closed = refuseClosed(channel) ?? refuseAction(channel, caller, home) ?? await refusePartner(channel, nowMs, store);
	if (closed !== void 0) return answer(closed);
	const thread = threadTs === void 0 ? void 0 : await findThread(store, channelId, threadTs);
	if (thread?.ok === false) return answer({
		...thread,
		error: "invalid_payload"
	});
	const message = {
		channelId,
		...hookAuthor(caller),
		...content,
		...thread !== void 0 && { threadTs: thread.threadTs },
		...unfurl !== void 0 && { unfurl }
	};
	const opened = await publishFiles(content.fileIds, [channel], store);
	return {
		kind: "commit",
		batch: {
			expect: [
				{
					kind: "openChannel",
					id: channelId
				},
				...thread?.expect ?? [],
				...opened.expect,
				...expectRoom(home)
			],
			writes: [...opened.writes, {
				kind: "insertMessage",
				message,
				nowMs
			}]
		},
		answer: () => ({ ok: true }),
		refuse: refuseFull
	};
}
function refuseClosed({ id, archived }) {
	return archived ? refuse("channel_is_archived", id, "a channel that is not archived") : void 0;
}
function refuseAction(channel, caller, home) {
	const { because } = refusePosting(caller, home) ?? {};
	if (because !== void 0) return {
		ok: false,
		error: "action_prohibited",
		because
	};
	if (!channel.postingSuspended) return void 0;
	const error = isGeneral(channel) ? "posting_to_general_channel_denied" : "action_prohibited";
	return refuse(error, channel.id, "a channel open to posts");
}
async function refusePartner({ kind, dmUserIds = [] }, nowMs, { users }) {
	if (kind !== "im") return void 0;
	const gone = (await Promise.all(dmUserIds.map((id) => users.get(id)))).findIndex((user) => user === void 0 || !isActive(user, nowMs));
	return gone === -1 ? void 0 : refuse("user_not_found", dmUserIds[gone], "an active user");
}
function refuseFull(failed) {
	if (failed.kind !== "messagesAtMost") return void 0;
	return refuse("action_prohibited", failed.atMost, "fewer messages in the workspace");
}
function answer(outcome) {
	return {
		kind: "answer",
		answer: outcome
	};
}
export { createWebhookPost };
