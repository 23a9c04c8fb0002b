import { So as hasVersion, To as remove, Wr as decide, yn as appResolutions } from "./server.js";
import { B as refuse, R as findTarget } from "./rules.js";
// ../../packages/service/src/approvals/admin.apps.clearResolution.ts
function createClearResolution({ store }) {
	return (sent, { caller }) => decide(store, () => decideClearing(sent, caller, store));
}
async function decideClearing(sent, caller, store) {
	const target = await findTarget(sent, "team_not_found", caller, store);
	if (!target.ok) return {
		kind: "answer",
		answer: target
	};
	const app = await store.apps.get(sent.app_id);
	if (app === void 0 || app.deleted) return {
		kind: "answer",
		answer: refuse("invalid_app_id", sent.app_id, "an app that is not deleted")
	};
	const key = {
		target_id: target.targetId,
		app_id: app.id
	};
	const before = await store.get(appResolutions, key);
	if (before === void 0) return {
		kind: "answer",
		answer: refuse("no_resolution_found", app.id, "an app that was approved or restricted")
	};
	return {
		kind: "commit",
		batch: {
			expect: [hasVersion(appResolutions, key, before.version)],
			writes: [remove(appResolutions, key)]
		},
		answer: () => ({ ok: true })
	};
}
export { createClearResolution };
