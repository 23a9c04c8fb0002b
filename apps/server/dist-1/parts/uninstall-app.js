import { So as hasVersion, _o as toInstant, ci as users, mr as tokens, so as readAll, wo as put } from "./server.js";
// ../../packages/service/src/apps/installing/uninstall-app.ts
async function uninstallApp({ appId, targetIds, nowMs }, store) {
	const all = await installedTokens(appId, store);
	const isEnding = ({ installation }) => targetIds.includes(installation.target.id);
	const ending = all.filter(isEnding);
	if (ending.length === 0) return {
		expect: [],
		writes: []
	};
	const kept = new Set(all.filter((token) => !isEnding(token)).map(({ userId }) => userId));
	const botIds = new Set(ending.flatMap(({ kind, userId }) => kind === "bot" && !kept.has(userId) ? [userId] : []));
	const { expect, writes } = endBots((await Promise.all([...botIds].map((id) => store.users.get(id ?? "")))).flatMap((bot) => bot?.active === true ? [bot] : []), nowMs);
	return {
		expect,
		writes: [{
			kind: "revokeInstallations",
			appId,
			targetIds
		}, ...writes]
	};
}
function endBots(bots, nowMs) {
	return {
		expect: bots.map(({ id, version }) => hasVersion(users, { id }, version)),
		writes: bots.flatMap((bot) => [put(users, {
			...bot,
			active: false,
			version: bot.version + 1,
			updated: toInstant(nowMs)
		}), {
			kind: "leaveChannels",
			userId: bot.id
		}])
	};
}
async function installedTokens(appId, store) {
	return (await readAll(tokens, (page) => store.list(tokens, "of_app", { app_id: appId }, page))).filter(({ kind }) => kind === "bot" || kind === "user");
}
export { installedTokens as n, uninstallApp as r, endBots as t };
