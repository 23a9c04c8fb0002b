import { Ua as oncePerZod } from "./server.js";
import { t as relabelled } from "./relabelled.js";
import { D as manifestSchema } from "./views.js";
// ../../packages/api/src/generated/webapi/methods/apps-manifest-export.ts
const appsManifestExportArgumentsShape = oncePerZod((z) => ({ app_id: z.string({ error: "invalid_arguments" }).regex(/\S/u, { error: "invalid_arguments" }).regex(/^A[A-Z0-9]+$/u, { error: "invalid_app_id" }) }));
const appsManifestExportArgumentsSchema = oncePerZod((z) => z.object(appsManifestExportArgumentsShape(z), { error: "invalid_arguments" }));
const appsManifestExportResponseShape = oncePerZod((z) => ({ manifest: relabelled(z, manifestSchema(z), "internal_error") }));
const appsManifestExportMethod = {
	wireName: "apps.manifest.export",
	verb: "POST",
	description: "Returns the manifest of an app.",
	tokens: ["configuration"],
	scopes: [],
	argumentTable: { app_id: {
		wireName: "app_id",
		form: "string"
	} },
	arguments: appsManifestExportArgumentsSchema,
	response: oncePerZod((z) => z.strictObject(appsManifestExportResponseShape(z), { error: "internal_error" })),
	errors: {
		app_not_eligible: {
			wireName: "app_not_eligible",
			status: 200,
			meaning: "The app does not support manifests."
		},
		app_not_found: {
			wireName: "app_not_found",
			status: 200,
			meaning: "The app does not exist."
		},
		app_not_owned_by_manager_app: {
			wireName: "app_not_owned_by_manager_app",
			status: 200,
			meaning: "Another user or app created the app."
		},
		failed_export: {
			wireName: "failed_export",
			status: 200,
			meaning: "The manifest could not be exported."
		},
		invalid_app_id: {
			wireName: "invalid_app_id",
			status: 200,
			meaning: "The identifier of the app is not valid."
		}
	},
	facts: {
		subject: "apps",
		rates: [{
			tier: "tier-50",
			perMinute: 50,
			burst: 50,
			per: [
				"method",
				"workspace",
				"app"
			],
			error: "ratelimited"
		}],
		requires: [{
			feature: "manifests",
			error: "unknown_method"
		}],
		limits: { app_id: { pattern: {
			value: "^A[A-Z0-9]+$",
			error: "invalid_app_id"
		} } }
	}
};
export { appsManifestExportMethod };
