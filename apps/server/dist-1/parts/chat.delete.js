import { yt as findConversation } from "./rules.js";
import { $r as isAdministrator, Wr as decide, ri as roleIn } from "./server.js";
import { t as deletionOf } from "./deletion.js";
import { d as workspaceOf, s as findActor, z as refuse } from "./messages.js";
// ../../packages/service/src/messages/changes/refuse-deletion.ts
function refuseDeletion({ userId, subtype }, { actor, channel, home }) {
	if (channel.archived) return refuse("cant_delete_message", channel.id, "a channel that is not archived");
	if (subtype === "bot_message") return refuse("cant_delete_message", subtype, "a message under its author's identity");
	const isOwn = userId === actor.id;
	if (actor.kind === "bot") return isOwn ? void 0 : refuse("cant_delete_message", userId, "a message of the bot");
	if (isOwn && home.membersMayDelete !== false) return void 0;
	if (!administers(actor, home)) return refuse("cant_delete_message", userId, "a message that the user may delete, or an administrator");
	const isPrivate = channel.kind === "im" || channel.kind === "mpim";
	return isOwn || !isPrivate ? void 0 : refuse("cant_delete_message", userId, "a message of the user");
}
function administers(user, { id, organizationId }) {
	if (isAdministrator(roleIn(user, {
		kind: "workspace",
		id
	}))) return true;
	return organizationId !== void 0 && isAdministrator(roleIn(user, {
		kind: "organization",
		id: organizationId
	}));
}
// ../../packages/service/src/messages/chat.delete.ts
function createDeleteMessage({ store }) {
	return (sent, context) => decide(store, () => decideDeletion(sent, context, store));
}
async function decideDeletion(sent, { caller }, store) {
	const found = await findConversation(sent.channel, {
		caller,
		store,
		kindScopes: {}
	});
	if (!found.ok) return answer(found);
	const { channel } = found;
	const message = await store.messages.get(channel.id, sent.ts);
	const actor = await findActor({ as_user: sent.as_user === true && caller.app?.generation === "classic" }, caller, store);
	if (message === void 0 || message.deleted === true || message.subtype === "tombstone" || actor === void 0) return answer(refuse("message_not_found", sent.ts, "a message of the conversation"));
	const refusal = refuseDeletion(message, {
		actor,
		channel,
		home: await workspaceOf(channel, caller, store)
	});
	if (refusal !== void 0) return answer(refusal);
	return {
		kind: "commit",
		batch: await deletionOf(message, store),
		answer: () => ({
			ok: true,
			channel: channel.id,
			ts: message.ts
		})
	};
}
function answer(outcome) {
	return {
		kind: "answer",
		answer: outcome
	};
}
export { createDeleteMessage };
