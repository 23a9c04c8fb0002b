import { Cn as agentSessionId, Wr as decide } from "./server.js";
import { n as refuse, t as findPlace } from "./find-place.js";
import { t as nameChannel } from "./name-channel.js";
// ../../packages/service/src/agent-sessions/agents.sessions.rename.ts
function createRenameSession({ store }) {
	return (sent, { caller }) => decide(store, async () => {
		const found = await findPlace(sent, caller, store);
		if (!found.ok) return {
			kind: "answer",
			answer: found
		};
		const session = await store.agentSessions.get(agentSessionId(found.place));
		if (session === void 0) return answer(refuse("session_not_found", sent.thread_ts, "a session in the place"));
		return decideTitle(sent.title, {
			...found,
			session,
			caller
		});
	});
}
function decideTitle(title, { session, channel, user, caller }) {
	const { app } = caller;
	if (!session.agents.some(({ appId }) => appId === app?.id)) return answer(refuse("not_authorized", app?.id, "an agent of the session"));
	if (channel.archived) return answer(refuse("is_archived", channel.id, "a channel that is not archived"));
	const renamed = nameChannel(channel, title);
	if (renamed === void 0) return answer(refuse("invalid_name", title, "letters or digits"));
	const { id, version } = session;
	return {
		kind: "commit",
		batch: {
			expect: [
				{
					kind: "version",
					document: "agentSession",
					key: { id },
					version
				},
				{
					kind: "openChannel",
					id: channel.id
				},
				{
					kind: "channelMember",
					channelId: channel.id,
					userId: user.id
				},
				...renamed.expect
			],
			writes: [{
				kind: "put",
				document: "agentSession",
				value: {
					...session,
					version: version + 1,
					title
				}
			}, ...renamed.writes]
		},
		answer: () => ({
			ok: true,
			title
		}),
		refuse: (failed) => failed.kind === "freeChannelName" ? refuse("name_taken", failed.name, "a free name") : void 0
	};
}
function answer(outcome) {
	return {
		kind: "answer",
		answer: outcome
	};
}
export { createRenameSession };
