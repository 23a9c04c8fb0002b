import { Ua as oncePerZod } from "./server.js";
// ../../packages/api/src/generated/webapi/methods/apps-manifest-delete.ts
const appsManifestDeleteArgumentsShape = oncePerZod((z) => ({ app_id: z.string({ error: "invalid_arguments" }).regex(/\S/u, { error: "invalid_arguments" }).regex(/^A[A-Z0-9]+$/u, { error: "invalid_app_id" }) }));
const appsManifestDeleteArgumentsSchema = oncePerZod((z) => z.object(appsManifestDeleteArgumentsShape(z), { error: "invalid_arguments" }));
const appsManifestDeleteResponseShape = oncePerZod(() => ({}));
const appsManifestDeleteMethod = {
	wireName: "apps.manifest.delete",
	verb: "POST",
	description: "Deletes an app with its manifest.",
	tokens: ["configuration"],
	scopes: [],
	argumentTable: { app_id: {
		wireName: "app_id",
		form: "string"
	} },
	arguments: appsManifestDeleteArgumentsSchema,
	response: oncePerZod((z) => z.strictObject(appsManifestDeleteResponseShape(z), { error: "internal_error" })),
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
		invalid_app_id: {
			wireName: "invalid_app_id",
			status: 200,
			meaning: "The identifier of the app is not valid."
		},
		published_app_only: {
			wireName: "published_app_only",
			status: 200,
			meaning: "The app must be published."
		}
	},
	facts: {
		subject: "apps",
		rates: [{
			tier: "once-a-minute",
			perMinute: 1,
			burst: 1,
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
		} } },
		furtherScopes: { manager: "app_configurations:write" }
	}
};
export { appsManifestDeleteMethod };
