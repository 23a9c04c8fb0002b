import { $t as changeAgent } from "./rules.js";
import { Wr as decide } from "./server.js";
import { t as findAssistantThread } from "./find-assistant-thread.js";
import { t as renameRoot } from "./rename-root.js";
// ../../packages/service/src/agent-sessions/assistant.threads.setTitle.ts
function createSetAssistantTitle({ store }) {
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
		const { title } = sent;
		const change = {
			app,
			nowMs: now.getTime(),
			title,
			change: (agent) => agent
		};
		const { expect, writes } = await changeAgent(found.place, change, store);
		const renamed = renameRoot(found.root, title);
		return {
			kind: "commit",
			batch: {
				expect: [...expect, ...renamed.expect],
				writes: [...writes, ...renamed.writes]
			},
			answer: () => ({ ok: true })
		};
	});
}
export { createSetAssistantTitle };
