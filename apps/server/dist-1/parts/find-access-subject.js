import { Hr as createRefuse } from "./server.js";
import { N as findVisible, yt as findConversation } from "./rules.js";
// ../../packages/service/src/conversations/sharing/find-access-subject.ts
const refuse = createRefuse("everyday-2#canvases");
async function findAccessSubject({ channel_ids: [channelId] = [], user_ids: [userId = ""] = [] }, caller, store) {
	if (channelId !== void 0) {
		const found = await findConversation(channelId, {
			caller,
			store,
			kindScopes: {}
		});
		if (!found.ok) return found;
		const { id, kind } = found.channel;
		if (kind === "im" || kind === "mpim") return refuse("channel_not_found", kind, "a channel");
		return {
			ok: true,
			subject: {
				kind: "channel",
				id
			}
		};
	}
	const user = userId === "" ? void 0 : await findVisible(userId, caller, store);
	if (user === void 0) return refuse("user_not_found", userId, "a user whom the caller sees");
	return {
		ok: true,
		subject: {
			kind: "user",
			id: user.id,
			user
		}
	};
}
export { findAccessSubject as t };
