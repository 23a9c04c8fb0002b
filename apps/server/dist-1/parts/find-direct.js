import { St as refuseChange, yt as findConversation } from "./rules.js";
// ../../packages/service/src/direct-conversations/find-direct.ts
async function findDirect(...args) {
	const found = await findConversation(...args);
	if (!found.ok) return found;
	const { kind } = found.channel;
	if (kind === "im" || kind === "mpim") return found;
	return refuseChange("method_not_supported_for_channel_type", kind, "a direct or group conversation");
}
export { findDirect as t };
