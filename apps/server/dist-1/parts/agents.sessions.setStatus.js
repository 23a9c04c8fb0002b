import { Qt as beginSession, en as statusOf, rn as subscribesToStops, tn as withAgent } from "./rules.js";
import { Cn as agentSessionId, Eo as stopEventWarning, Wr as decide } from "./server.js";
import { t as changeIdentity } from "./change-identity.js";
import { n as refuse, t as findPlace } from "./find-place.js";
import { t as agentStatus } from "./agent-status.js";
// ../../packages/service/src/agent-sessions/session-status.ts
const ranks = {
	suspended: 0,
	processing: 1,
	active: 2,
	closed: 3
};
function sessionStatus({ agents }, nowMs) {
	return agents.map((agent) => agentStatus(agent, nowMs)).reduce((lowest, each) => ranks[each] < ranks[lowest] ? each : lowest, "closed");
}
// ../../packages/service/src/agent-sessions/agents.sessions.setStatus.ts
function createSetSessionStatus({ store }) {
	return (sent, context) => decide(store, () => decideStatus({
		sent,
		context,
		store
	}));
}
async function decideStatus({ sent, context, store }) {
	const { app } = context.caller;
	const found = await findPlace(sent, context.caller, store);
	if (!found.ok) return {
		kind: "answer",
		answer: found
	};
	if (app === void 0) return {
		kind: "answer",
		answer: refuse("not_authorized", app, "an app's bot")
	};
	const before = await store.agentSessions.get(agentSessionId(found.place));
	const initiatorId = before === void 0 ? sent.initiator_user_id : void 0;
	if (initiatorId !== void 0 && !await store.channels.isMember(found.channel.id, initiatorId)) return {
		kind: "answer",
		answer: refuse("user_not_found", initiatorId, "a member of the channel")
	};
	const nowMs = context.now.getTime();
	const begun = before ?? beginSession(found.place, {
		nowMs,
		title: titleOf(sent, found),
		initiatorId
	});
	const agent = toAgent(sent, app, {
		session: begun,
		nowMs
	});
	const session = {
		...withAgent(begun, agent),
		version: begun.version + 1
	};
	const members = [found.user.id, ...initiatorId === void 0 ? [] : [initiatorId]];
	return {
		kind: "commit",
		batch: {
			expect: [before === void 0 ? {
				kind: "freeAgentSession",
				...found.place
			} : {
				kind: "version",
				document: "agentSession",
				key: { id: before.id },
				version: before.version
			}, ...members.map((userId) => ({
				kind: "channelMember",
				channelId: found.channel.id,
				userId
			}))],
			writes: [{
				kind: "put",
				document: "agentSession",
				value: session
			}]
		},
		answer: () => ({
			ok: true,
			status: sessionStatus(session, nowMs),
			agent_status: agent.status,
			title: session.title,
			...!subscribesToStops(app) && { remarks: [stopEventWarning] }
		})
	};
}
function titleOf({ title }, { channel }) {
	return title ?? (channel.kind === "session" ? channel.name : void 0) ?? "";
}
function toAgent(sent, app, { session: { agents }, nowMs }) {
	const before = agents.find(({ appId }) => appId === app.id);
	const { since: _since, ...kept } = before ?? {};
	return {
		...kept,
		appId: app.id,
		...statusOf(app, sent.status, nowMs),
		identity: changeIdentity(before?.identity ?? {}, sent)
	};
}
export { createSetSessionStatus };
