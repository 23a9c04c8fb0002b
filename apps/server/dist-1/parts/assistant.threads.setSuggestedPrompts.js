import { $t as changeAgent } from "./rules.js";
import { Wr as decide } from "./server.js";
import { t as findAssistantThread } from "./find-assistant-thread.js";
// ../../packages/service/src/agent-sessions/assistant.threads.setSuggestedPrompts.ts
function createSetSuggestedPrompts({ store }) {
	return (sent, { caller, now }) => decide(store, async () => {
		const found = await findAssistantThread(sent, {
			caller,
			store,
			inChannels: false
		});
		if (!found.ok) return {
			kind: "answer",
			answer: found
		};
		const { app } = caller;
		if (app === void 0) return {
			kind: "answer",
			answer: { ok: true }
		};
		const { title, prompts: list } = sent;
		const change = (agent) => ({
			...agent,
			prompts: {
				list,
				...title !== void 0 && { title }
			}
		});
		return {
			kind: "commit",
			batch: await changeAgent(found.place, {
				app,
				nowMs: now.getTime(),
				change
			}, store),
			answer: () => ({ ok: true })
		};
	});
}
export { createSetSuggestedPrompts };
