import { _o as toInstant } from "./server.js";
// ../../packages/service/src/conversations/settings/new-channel.ts
function newChannel(channel) {
	const { id, name, isPrivate, workspaceId, sharedWith = [], creatorId, purpose, nowMs } = channel;
	return {
		id,
		version: 1,
		created: toInstant(nowMs),
		kind: isPrivate ? "private" : "public",
		workspaceId,
		...sharedWith.length > 0 && { sharedWith },
		name,
		creatorId,
		...name === "general" && { general: false },
		...purpose !== void 0 && { purpose },
		archived: false,
		postingSuspended: false
	};
}
export { newChannel as t };
