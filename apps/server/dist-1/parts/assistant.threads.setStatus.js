import { $t as changeAgent, nn as withStatus } from "./rules.js";
import { t as findInitiator } from "./find-initiator.js";
import { Wr as decide, _o as toInstant } from "./server.js";
import { t as changeIdentity } from "./change-identity.js";
import { t as findAssistantThread } from "./find-assistant-thread.js";
// ../../packages/service/src/agent-sessions/assistant.threads.setStatus.ts
function createSetAssistantStatus({ definition, store }) {
	const { kindScopes } = definition.facts;
	return (sent, { caller, now }) => decide(store, async () => {
		const found = await findAssistantThread(sent, {
			caller,
			store,
			kindScopes,
			inChannels: true
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
		const nowMs = now.getTime();
		const { status, loading_messages: loading } = sent;
		const [latest] = await store.messages.latest(found.channel.id, 1);
		const after = latest?.ts ?? sent.thread_ts;
		const change = ({ notice: _former, ...agent }) => ({
			...withStatus(agent, status === "" ? "active" : "processing", {
				app,
				nowMs
			}),
			identity: changeIdentity(agent.identity, sent),
			...status !== "" && { notice: {
				text: status,
				since: toInstant(nowMs),
				after,
				...loading && { loading }
			} }
		});
		const findStarter = () => findInitiator(found.root, store);
		return {
			kind: "commit",
			batch: await changeAgent(found.place, {
				app,
				nowMs,
				findStarter,
				change
			}, store),
			answer: () => ({ ok: true })
		};
	});
}
export { createSetAssistantStatus };
