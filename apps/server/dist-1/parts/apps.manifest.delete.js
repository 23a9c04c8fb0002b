import { So as hasVersion, Wn as apps, Wr as decide, wo as put } from "./server.js";
import { n as installedTokens, t as endBots } from "./uninstall-app.js";
import { u as findChangeableApp } from "./views.js";
// ../../packages/service/src/apps/apps.manifest.delete.ts
function createDeleteManifest({ definition, store }) {
	const scope = definition.facts.furtherScopes.manager;
	return ({ app_id }, { caller, now }) => decide(store, async () => {
		const found = await findChangeableApp(app_id, caller, {
			store,
			scope
		});
		if (!found.ok) return {
			kind: "answer",
			answer: found
		};
		const { app } = found;
		const ended = endBots(await findBots(app.id, store), now.getTime());
		return {
			kind: "commit",
			batch: {
				expect: [hasVersion(apps, { id: app.id }, app.version), ...ended.expect],
				writes: [put(apps, {
					...app,
					version: app.version + 1,
					deleted: true
				}), ...ended.writes]
			},
			answer: () => ({ ok: true })
		};
	});
}
async function findBots(appId, store) {
	const installed = await installedTokens(appId, store);
	const ids = new Set(installed.flatMap(({ kind, userId }) => kind === "bot" ? userId ?? [] : []));
	return (await Promise.all([...ids].map((id) => store.users.get(id)))).flatMap((bot) => bot?.active === true ? [bot] : []);
}
export { createDeleteManifest };
