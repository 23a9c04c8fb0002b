import { Ua as oncePerZod } from "./server.js";
// ../../packages/api/src/generated/webapi/methods/apps-manifest-update.ts
const appsManifestUpdateArgumentsShape = oncePerZod((z) => ({
	app_id: z.string({ error: "invalid_arguments" }).regex(/\S/u, { error: "invalid_arguments" }).regex(/^A[A-Z0-9]+$/u, { error: "invalid_app_id" }),
	manifest: z.string({ error: "invalid_arguments" }).regex(/\S/u, { error: "invalid_arguments" })
}));
const appsManifestUpdateArgumentsSchema = oncePerZod((z) => z.object(appsManifestUpdateArgumentsShape(z), { error: "invalid_arguments" }));
const appsManifestUpdateResponseShape = oncePerZod((z) => ({
	app_id: z.string({ error: "internal_error" }),
	permissions_updated: z.boolean({ error: "internal_error" })
}));
const appsManifestUpdateMethod = {
	wireName: "apps.manifest.update",
	verb: "POST",
	description: "Replaces the manifest of an app.",
	tokens: ["configuration"],
	scopes: [],
	argumentTable: {
		app_id: {
			wireName: "app_id",
			form: "string"
		},
		manifest: {
			wireName: "manifest",
			form: "jsonText"
		}
	},
	arguments: appsManifestUpdateArgumentsSchema,
	response: oncePerZod((z) => z.strictObject(appsManifestUpdateResponseShape(z), { error: "internal_error" })),
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
		dynamic_client_registration_failed: {
			wireName: "dynamic_client_registration_failed",
			status: 200,
			meaning: "The app could not be registered with another server."
		},
		dynamic_client_registration_invalid_redirect_uri: {
			wireName: "dynamic_client_registration_invalid_redirect_uri",
			status: 200,
			meaning: "The other server does not allow the service's callback address."
		},
		dynamic_client_registration_invalid_response: {
			wireName: "dynamic_client_registration_invalid_response",
			status: 200,
			meaning: "The other server's answer is not valid."
		},
		dynamic_client_registration_missing_oauth_endpoints: {
			wireName: "dynamic_client_registration_missing_oauth_endpoints",
			status: 200,
			meaning: "The other server has no OAuth endpoints."
		},
		dynamic_client_registration_not_supported: {
			wireName: "dynamic_client_registration_not_supported",
			status: 200,
			meaning: "The other server does not support client registration."
		},
		dynamic_client_registration_rejected: {
			wireName: "dynamic_client_registration_rejected",
			status: 200,
			meaning: "The other server refused to register the app."
		},
		failed_adding_collaborator: {
			wireName: "failed_adding_collaborator",
			status: 200,
			meaning: "The first collaborator could not be added."
		},
		failed_creating_app: {
			wireName: "failed_creating_app",
			status: 200,
			meaning: "The app could not be changed."
		},
		failed_datastore_operation: {
			wireName: "failed_datastore_operation",
			status: 200,
			meaning: "The app's datastores could not be changed."
		},
		invalid_app: {
			wireName: "invalid_app",
			status: 200,
			meaning: "The app is not valid."
		},
		invalid_app_id: {
			wireName: "invalid_app_id",
			status: 200,
			meaning: "The identifier of the app is not valid."
		},
		invalid_manifest: {
			wireName: "invalid_manifest",
			status: 200,
			meaning: "The manifest is not valid."
		},
		oauth_metadata_not_found: {
			wireName: "oauth_metadata_not_found",
			status: 200,
			meaning: "The other server has no OAuth metadata."
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
export { appsManifestUpdateMethod };
