import { d as refuseClassic, f as refuseStranger, p as refuseUngranted } from "./views.js";
// ../../packages/service/src/apps/apps.manifest.export.ts
const rule = "web-api#appsmanifestexport-post";
function createExportManifest({ store }) {
	return async ({ app_id }, { caller }) => {
		const app = await store.apps.get(app_id);
		if (app === void 0 || app.deleted) return {
			ok: false,
			error: "app_not_found",
			because: {
				rule,
				found: app_id,
				wanted: "an app that is not deleted"
			}
		};
		const manifest = app.manifest;
		return refuseStranger(app, caller, rule) ?? await refuseUngranted(app, caller, {
			store,
			rule
		}) ?? refuseClassic(app, rule) ?? {
			ok: true,
			manifest
		};
	};
}
export { createExportManifest };
