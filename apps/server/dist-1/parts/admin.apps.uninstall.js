import { z as createFindTeam } from "./rules.js";
import { Hr as createRefuse, So as hasVersion, Wn as apps, Wr as decide } from "./server.js";
import { n as installedTokens, r as uninstallApp } from "./uninstall-app.js";
// ../../packages/service/src/apps/admin.apps.uninstall.ts
const refuse = createRefuse("everyday-2#adminteams-adminapps");
const findTeam = createFindTeam(refuse, { foreign: "teams_not_found" });
function createUninstallApp({ store }) {
	return (sent, { caller, now }) => decide(store, async () => {
		const app = await store.apps.get(sent.app_id);
		if (app === void 0 || app.deleted) return {
			kind: "answer",
			answer: refuse("app_not_found", sent.app_id, "an app that is not deleted")
		};
		const found = await findTargets(sent, app, {
			caller,
			store
		});
		if (!found.ok) return {
			kind: "answer",
			answer: found
		};
		const { targetIds } = found;
		const { expect, writes } = await uninstallApp({
			appId: app.id,
			targetIds,
			nowMs: now.getTime()
		}, store);
		const answer = { ok: true };
		if (writes.length === 0) return {
			kind: "answer",
			answer
		};
		return {
			kind: "commit",
			batch: {
				expect: [hasVersion(apps, { id: app.id }, app.version), ...expect],
				writes
			},
			answer: () => answer
		};
	});
}
async function findTargets({ enterprise_id, team_ids = [] }, app, { caller, store }) {
	const organizationId = caller.organization?.id;
	if (enterprise_id !== void 0 && enterprise_id !== "") {
		if (enterprise_id === organizationId) return {
			ok: true,
			targetIds: [enterprise_id]
		};
		return refuse("enterprise_not_found", enterprise_id, "the caller's organization");
	}
	const targetIds = [...new Set(team_ids)];
	for (const id of targetIds) {
		const found = await findTeam(id, caller, store);
		if (!found.ok) return found;
	}
	return (await installedTokens(app.id, store)).some(({ installation }) => installation.target.id === organizationId) ? refuse("must_revoke_access", app.id, "an app that is not installed on the organization") : {
		ok: true,
		targetIds
	};
}
export { createUninstallApp };
