import { $t as changeAgent, nn as withStatus } from "./rules.js";
import { t as findInitiator } from "./find-initiator.js";
// ../../packages/service/src/conversations/agents/change-streaming.ts
async function changeStreaming({ channel, threadTs }, { app, home, status, nowMs }, store) {
	const place = placeOf(channel, threadTs);
	if (app === void 0 || place === void 0 || home.disabledFeatures.includes("agent_sessions")) return unchanged;
	const findStarter = async () => {
		const root = threadTs === void 0 ? void 0 : await store.messages.get(channel.id, threadTs);
		return findInitiator(root, store);
	};
	return changeAgent(place, {
		app,
		nowMs,
		findStarter,
		change: (agent) => withStatus(agent, status, {
			app,
			nowMs
		})
	}, store);
}
const unchanged = {
	expect: [],
	writes: []
};
function placeOf({ id: channelId, kind }, threadTs) {
	if (kind === "session") return { channelId };
	return threadTs === void 0 ? void 0 : {
		channelId,
		threadTs
	};
}
export { changeStreaming as t };
