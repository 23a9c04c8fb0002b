import { bt as findStanding } from "./rules.js";
import { Cn as agentSessionId, Hr as createRefuse } from "./server.js";
// ../../packages/service/src/agent-sessions/refusal.ts
const refuse = createRefuse("web-api#additional-codes-per-method");
// ../../packages/service/src/agent-sessions/find-place.ts
async function findPlace(sent, caller, store) {
	const found = await findChannel(sent, caller, store);
	if (!found.ok) return found;
	return await refuseWorkspace(found.channel, caller, store) ?? found;
}
async function refuseWorkspace({ workspaceId, id }, { workspace }, { organizations }) {
	if (workspaceId === workspace.id) return void 0;
	const home = await organizations.workspace(workspaceId);
	if (home === void 0 || home.deleted) return notFound(id);
	if (!home.disabledFeatures.includes("agent_sessions")) return void 0;
	return refuse("feature_disabled", workspaceId, "a workspace with agent sessions");
}
async function findChannel(sent, caller, store) {
	const { user } = caller;
	if (user === void 0) return refuse("not_authorized", caller.token.userId, "a user who can be in a channel");
	if (sent.channel_id === void 0) return findThread(sent.thread_ts, {
		caller,
		user,
		store
	});
	const channel = await store.channels.get(sent.channel_id);
	if (channel === void 0 || channel.deleted === true) return notFound(sent.channel_id);
	return await refuseInstallation(channel, caller, store) ?? await refuseOutsider(channel, {
		caller,
		user,
		store
	}) ?? toPlace(channel, sent.thread_ts, user);
}
function toPlace(channel, threadTs, user) {
	const { id: channelId } = channel;
	if (channel.kind === "session") {
		if (threadTs !== void 0) return refuse("thread_ts_not_allowed", threadTs, "no thread in a session channel");
		return {
			ok: true,
			channel,
			place: { channelId },
			user
		};
	}
	if (threadTs === void 0) return refuse("thread_ts_required", channelId, "a thread of the channel");
	return {
		ok: true,
		channel,
		place: {
			channelId,
			threadTs
		},
		user
	};
}
async function findThread(threadTs, { caller, user, store }) {
	if (threadTs === void 0) return notFound(threadTs);
	const candidates = (await store.agentSessions.channelsWithThread(user.id, threadTs)).filter(({ kind, deleted }) => (kind === "im" || kind === "private") && deleted !== true);
	const refusals = await Promise.all(candidates.map((channel) => refuseInstallation(channel, caller, store)));
	const channels = candidates.filter((_, at) => refusals[at] === void 0);
	const sessions = await Promise.all(channels.map(({ id: channelId }) => store.agentSessions.get(agentSessionId({
		channelId,
		threadTs
	}))));
	const channel = channels.find((_, at) => sessions[at] !== void 0) ?? channels[0];
	return channel === void 0 ? notFound(threadTs) : toPlace(channel, threadTs, user);
}
async function refuseInstallation(channel, caller, store) {
	const standing = await findStanding(channel, caller, store);
	if (standing.kind === "inside" || standing.kind === "foreign") return void 0;
	if (standing.kind !== "ungranted") return notFound(channel.id);
	return refuse("team_access_not_granted", standing.workspaceId, "a workspace that the installation was granted to");
}
async function refuseOutsider(channel, { caller, user, store }) {
	const { id, kind } = channel;
	if (await store.channels.isMember(id, user.id)) return void 0;
	if (kind !== "public" || (await findStanding(channel, caller, store)).kind === "foreign") return notFound(id);
	return refuse("not_authorized", user.id, "a member of the channel");
}
function notFound(found) {
	return refuse("channel_not_found", found, "a channel, or a thread, that the app is in");
}
export { refuse as n, findPlace as t };
