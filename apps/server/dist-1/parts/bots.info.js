import { Fr as isForeignWorkspace, Hr as createRefuse, Ir as isActive, Pr as isForeign, go as secondsOf, nr as pictureOf, qr as toBotUserId } from "./server.js";
import { I as findAddressed } from "./rules.js";
// ../../packages/service/src/bots/bots.info.ts
const rule = "everyday-1#directory";
const refuse = createRefuse(rule);
function createBotsInfo({ store, siteUrl }) {
	return async (sent, { caller, now }) => {
		const refusal = await refuseTeam(sent.team_id, caller, store);
		if (refusal !== void 0) return refusal;
		const { bot: id = "" } = sent;
		if (id === "") return {
			ok: false,
			error: "missing_argument",
			arg: "bot",
			because: {
				rule,
				found: id,
				wanted: "a bot"
			}
		};
		const user = await store.users.get(toBotUserId(id) ?? "");
		if (user === void 0 || user.kind !== "bot" || isForeign(user, caller)) return refuse("bot_not_found", id, "a bot of the caller's directory");
		const app = user.appId === void 0 ? void 0 : await store.apps.get(user.appId);
		return {
			ok: true,
			bot: toBot(user, {
				id,
				deleted: !isActive(user, now.getTime()) || app?.deleted === true,
				siteUrl
			})
		};
	};
}
async function refuseTeam(teamId, caller, { organizations }) {
	const { target } = caller.token.installation;
	if (target.kind === "workspace" || teamId === target.id) return void 0;
	const named = teamId === void 0 || teamId === "" ? void 0 : await organizations.workspace(teamId);
	const isUnknown = named === void 0 || named.deleted || isForeignWorkspace(named, caller);
	if (teamId !== void 0 && teamId !== "" && isUnknown) return refuse("team_not_found", teamId, "the organization or one of its workspaces");
	const addressed = await findAddressed(teamId, caller, { organizations });
	return addressed.ok ? void 0 : addressed;
}
function toBot(user, { id, deleted, siteUrl }) {
	const { url } = pictureOf(user, siteUrl);
	return {
		id,
		deleted,
		name: user.displayName,
		updated: secondsOf(user.updated),
		...user.appId !== void 0 && { app_id: user.appId },
		user_id: user.id,
		icons: {
			image_36: url(36),
			image_48: url(48),
			image_72: url(72)
		}
	};
}
export { createBotsInfo };
