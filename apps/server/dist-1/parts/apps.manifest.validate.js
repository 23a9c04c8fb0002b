import { d as refuseClassic, f as refuseStranger, m as readSentManifest, p as refuseUngranted } from "./views.js";
// ../../packages/service/src/apps/apps.manifest.validate.ts
const rule = "web-api#appsmanifestvalidate-post";
function createValidateManifest({ store }) {
	return async (sent, { caller }) => {
		const refusal = refuseDeleted(caller.app) ?? await refuseApp(sent.app_id, caller, store);
		if (refusal !== void 0) return refusal;
		const read = readSentManifest(sent.manifest);
		if (read.ok) return {
			ok: true,
			errors: []
		};
		const errors = read.problems;
		return {
			ok: false,
			error: "invalid_manifest",
			errors,
			because: {
				rule,
				found: errors.length,
				wanted: "a valid manifest"
			}
		};
	};
}
async function refuseApp(appId, caller, store) {
	if (appId === void 0) return void 0;
	const app = await store.apps.get(appId);
	if (app === void 0) return {
		ok: false,
		error: "invalid_app_id",
		because: {
			rule,
			found: appId,
			wanted: "an app"
		}
	};
	return refuseStranger(app, caller, rule) ?? await refuseUngranted(app, caller, {
		store,
		rule
	}) ?? refuseDeleted(app) ?? refuseClassic(app, rule);
}
function refuseDeleted(app) {
	if (app?.deleted !== true) return void 0;
	return {
		ok: false,
		error: "invalid_app",
		because: {
			rule,
			found: app.id,
			wanted: "an app that is not deleted"
		}
	};
}
export { createValidateManifest };
