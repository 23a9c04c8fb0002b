import { Zt as isOfService, qr as toBotUserId } from "./server.js";
import { n as conversationAudience } from "./conversation-audience.js";
import { F as domainsOf, I as isWithin } from "./messages.js";
// ../../packages/service/src/messages/unfurls/link-shared.ts
const linkShared = "link_shared";
function linkReads(message) {
	return linksIn(message).length === 0 ? [] : [{
		kind: "subscribers",
		subscription: linkShared
	}];
}
function linkDrafts(channel, message, view) {
	const links = linksIn(message);
	if (links.length === 0 || isOfService(message)) return [];
	return view.subscribers(linkShared).flatMap((app) => {
		const shared = links.flatMap((url) => {
			const domain = domainsOf(app).find((each) => isWithin(url, each));
			return domain === void 0 ? [] : [{
				domain,
				url
			}];
		});
		if (shared.length === 0 || message.appId === app.id) return [];
		const audience = {
			...conversationAudience(channel, linkShared),
			appId: app.id
		};
		return [{
			type: linkShared,
			audience,
			facts: {
				channelId: channel.id,
				message,
				links: shared
			}
		}];
	});
}
async function writeLinkShared(facts, { caller, store }) {
	const { channelId, message, links } = facts;
	const { userId, botId, authorId, threadTs } = message;
	const receiverId = caller.user?.id ?? "";
	return {
		type: linkShared,
		channel: channelId,
		is_bot_user_member: caller.tokenType === "bot" && await store.channels.isMember(channelId, receiverId),
		user: userId ?? authorId ?? toBotUserId(botId ?? "") ?? "",
		message_ts: message.ts,
		...threadTs !== void 0 && { thread_ts: threadTs },
		links,
		source: "conversations_history",
		unfurl_id: `${channelId}-${message.ts}`,
		event_ts: message.ts
	};
}
function linksIn({ text }) {
	const found = [...text.matchAll(/<(https?:[^>|]+)(?:\|[^>]*)?>/g)].flatMap(([, url]) => url ?? []);
	return [...new Set(found.map((url) => url.replaceAll("&amp;", "&")))];
}
export { writeLinkShared as i, linkReads as n, linkShared as r, linkDrafts as t };
