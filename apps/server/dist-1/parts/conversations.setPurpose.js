import { _ as toConversation, x as changedView } from "./rules.js";
import { t as describeConversation } from "./describe-conversation.js";
// ../../packages/service/src/channel-settings/conversations.setPurpose.ts
function createSetPurpose({ definition, store }) {
	const { kindScopes } = definition.facts;
	return async (sent, context) => {
		const { channel: channelId, purpose: text } = sent;
		const described = await describeConversation({
			key: "purpose",
			text,
			channelId,
			kindScopes
		}, context, store);
		if (!described.ok) return described;
		return {
			ok: true,
			channel: toConversation(described, changedView(context.caller, described.standing.owners))
		};
	};
}
export { createSetPurpose };
