import { dt as printCursor, ft as readCursor, l as findListWorkspace, yt as findConversation } from "./rules.js";
import { Hr as createRefuse, di as scheduledMessages, go as secondsOf, po as millisecondsOf } from "./server.js";
// ../../packages/service/src/scheduled-messages/find-scheduled.ts
function findScheduled({ workspaceId, channelId, ...page }, { app, token, tokenType }, store) {
	const [app_id, user_id] = [app?.id ?? "", token.userId ?? ""];
	if (channelId === void 0) {
		const workspace_id = workspaceId;
		return tokenType === "bot" ? store.list(scheduledMessages, "of_app", {
			workspace_id,
			app_id
		}, page) : store.list(scheduledMessages, "of_user", {
			workspace_id,
			app_id,
			user_id
		}, page);
	}
	const channel_id = channelId;
	return tokenType === "bot" ? store.list(scheduledMessages, "of_app_in", {
		channel_id,
		app_id
	}, page) : store.list(scheduledMessages, "of_user_in", {
		channel_id,
		app_id,
		user_id
	}, page);
}
// ../../packages/service/src/scheduled-messages/chat.scheduledMessages.list.ts
const refuse = createRefuse("everyday-1#chat");
function createScheduledMessagesList({ definition, store }) {
	const { defaultSize } = definition.facts.paging;
	return async (sent, { caller }) => {
		const workspace = await findListWorkspace(sent.team_id, caller, store);
		if (!workspace.ok) return workspace;
		const { oldest, latest } = readBounds(sent);
		if (oldest >= latest) return refuse("invalid_arguments", [sent.oldest, sent.latest], "oldest before latest");
		const { channel, cursor = "", limit = defaultSize } = sent;
		const found = channel === void 0 ? void 0 : await findConversation(channel, {
			caller,
			store,
			kindScopes: {}
		});
		if (found?.ok === false) return refuse("invalid_channel", channel, "a conversation that the caller sees");
		const list = [
			"chat.scheduledMessages.list",
			caller.app?.id ?? null,
			caller.token.userId,
			workspace.id,
			channel ?? null,
			sent.oldest ?? null
		];
		const after = cursor === "" ? {
			post_at: Math.ceil(oldest),
			created: 0,
			id: ""
		} : readPlace(list, cursor);
		if (after === void 0) return refuse("invalid_cursor", cursor, "a cursor of this list");
		const pending = (await findScheduled({
			workspaceId: workspace.id,
			...found && { channelId: found.channel.id },
			after,
			limit: limit + 1
		}, caller, store)).filter(({ postAt }) => postAt <= latest);
		const page = pending.slice(0, limit);
		const last = pending.length > limit ? page.at(-1) : void 0;
		return {
			ok: true,
			scheduled_messages: page.map(toShown),
			response_metadata: { next_cursor: last === void 0 ? "" : printPlace(list, last) }
		};
	};
}
function readBounds({ oldest = "", latest = "" }) {
	return {
		oldest: oldest === "" ? 0 : Number(oldest),
		latest: latest === "" ? Number.POSITIVE_INFINITY : Number(latest)
	};
}
function printPlace(list, { postAt, created, id }) {
	return printCursor(list, [
		String(postAt),
		String(millisecondsOf(created)),
		id
	]);
}
function readPlace(list, cursor) {
	const [postAt, created, id] = readCursor(list, cursor) ?? [];
	if (postAt === void 0 || created === void 0 || id === void 0) return void 0;
	return {
		post_at: Number(postAt),
		created: Number(created),
		id
	};
}
function toShown({ id, message, postAt, created }) {
	return {
		id,
		channel_id: message.channelId,
		post_at: postAt,
		date_created: secondsOf(created),
		text: message.text
	};
}
export { createScheduledMessagesList };
