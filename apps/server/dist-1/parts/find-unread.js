import { kr as printTs } from "./server.js";
import { ln as toMessages } from "./rules.js";
// ../../packages/service/src/conversations/direct/find-unread.ts
async function findUnread({ channel, membership }, { viewerId, siteUrl }, store) {
	const { messages } = store;
	const [[newest], unread] = await Promise.all([messages.history(channel.id, {
		...always,
		order: "newestFirst",
		limit: 1
	}), messages.countAfter(channel.id, membership?.lastReadTs ?? printTs(0))]);
	return {
		latest: (await toMessages(newest === void 0 ? [] : [newest], {
			channel,
			viewerId,
			siteUrl,
			metadata: new Set()
		}, store))[0] ?? null,
		unread_count: unread,
		unread_count_display: unread
	};
}
const always = {
	oldest: printTs(0),
	latest: printTs(Number.MAX_SAFE_INTEGER)
};
export { findUnread as t };
