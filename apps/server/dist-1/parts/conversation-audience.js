import { Sn as placesOf } from "./server.js";
// ../../packages/service/src/events/conversation-audience.ts
function conversationAudience(channel, subscription) {
	const { id, kind } = channel;
	return {
		subscription,
		workspaceIds: placesOf(channel),
		channelId: id,
		kind,
		...kind === "public" && { isPublic: true }
	};
}
function channelTypeOf(kind) {
	switch (kind) {
		case "public": return "channel";
		case "private":
		case "session": return "group";
		case "mpim":
		case "im": return kind;
	}
}
export { conversationAudience as n, channelTypeOf as t };
