import { _ as toConversation, x as changedView } from "./rules.js";
import { t as findUnread } from "./find-unread.js";
import { kr as printTs } from "./server.js";
import { t as describeConversation } from "./describe-conversation.js";
// ../../packages/service/src/channel-settings/conversations.setTopic.ts
function createSetTopic({ definition, store, siteUrl }) {
	const { kindScopes } = definition.facts;
	return async (sent, context) => {
		const { channel: channelId, topic: text } = sent;
		const { caller } = context;
		const described = await describeConversation({
			key: "topic",
			text,
			channelId,
			kindScopes
		}, context, store);
		if (!described.ok) return described;
		const unread = await findDisplayed(described, {
			viewerId: caller.user?.id ?? "",
			siteUrl
		}, store);
		return {
			ok: true,
			channel: toConversation(described, {
				...changedView(caller, described.standing.owners),
				unread
			})
		};
	};
}
async function findDisplayed(seen, viewer, store) {
	const { channel, membership } = seen;
	const [unread, displayed] = await Promise.all([findUnread(seen, viewer, store), store.messages.countWrittenAfter(channel.id, membership?.lastReadTs ?? printTs(0))]);
	return {
		...unread,
		unread_count_display: displayed
	};
}
export { createSetTopic };
