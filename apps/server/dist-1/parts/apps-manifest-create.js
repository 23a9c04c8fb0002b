import { Ua as oncePerZod } from "./server.js";
// ../../packages/api/src/generated/webapi/methods/apps-manifest-create.ts
const appsManifestCreateArgumentsShape = oncePerZod((z) => ({
	manifest: z.string({ error: "invalid_arguments" }).regex(/\S/u, { error: "invalid_arguments" }),
	team_id: z.string({ error: "invalid_arguments" }).regex(/^T[A-Z0-9]+$/u, { error: "invalid_team_id" }).exactOptional()
}));
const appsManifestCreateArgumentsSchema = oncePerZod((z) => z.object(appsManifestCreateArgumentsShape(z), { error: "invalid_arguments" }));
const appCredentialsShape = oncePerZod((z) => ({
	client_id: z.string({ error: "internal_error" }),
	client_secret: z.string({ error: "internal_error" }),
	verification_token: z.string({ error: "internal_error" }),
	signing_secret: z.string({ error: "internal_error" })
}));
const appCredentialsSchema = oncePerZod((z) => z.strictObject(appCredentialsShape(z), { error: "internal_error" }));
const appsManifestCreateResponseShape = oncePerZod((z) => ({
	app_id: z.string({ error: "internal_error" }),
	credentials: appCredentialsSchema(z),
	oauth_authorize_url: z.string({ error: "internal_error" })
}));
const appsManifestCreateMethod = {
	wireName: "apps.manifest.create",
	verb: "POST",
	description: "Creates an app from a manifest.",
	tokens: ["configuration"],
	scopes: [],
	argumentTable: {
		manifest: {
			wireName: "manifest",
			form: "jsonText"
		},
		team_id: {
			wireName: "team_id",
			form: "string"
		}
	},
	arguments: appsManifestCreateArgumentsSchema,
	response: oncePerZod((z) => z.strictObject(appsManifestCreateResponseShape(z), { error: "internal_error" })),
	errors: {
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
			meaning: "The app could not be created."
		},
		failed_datastore_operation: {
			wireName: "failed_datastore_operation",
			status: 200,
			meaning: "The app's datastores could not be created."
		},
		failed_generating_app_token: {
			wireName: "failed_generating_app_token",
			status: 200,
			meaning: "A token for the app could not be created."
		},
		feature_not_enabled: {
			wireName: "feature_not_enabled",
			status: 200,
			meaning: "The manifest requires a feature that the workspace does not have."
		},
		invalid_app: {
			wireName: "invalid_app",
			status: 200,
			meaning: "The app is not valid."
		},
		invalid_manager_app: {
			wireName: "invalid_manager_app",
			status: 200,
			meaning: "The token's app is not a manager app."
		},
		invalid_manifest: {
			wireName: "invalid_manifest",
			status: 200,
			meaning: "The manifest is not valid."
		},
		invalid_team_id: {
			wireName: "invalid_team_id",
			status: 200,
			meaning: "The workspace does not exist."
		},
		managed_app_limit_reached: {
			wireName: "managed_app_limit_reached",
			status: 200,
			meaning: "The manager app has reached its limit of apps."
		},
		not_in_team: {
			wireName: "not_in_team",
			status: 200,
			meaning: "The user is not in the workspace."
		},
		oauth_metadata_not_found: {
			wireName: "oauth_metadata_not_found",
			status: 200,
			meaning: "The other server has no OAuth metadata."
		},
		socket_mode_not_enabled: {
			wireName: "socket_mode_not_enabled",
			status: 200,
			meaning: "Socket mode is not available in the workspace."
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
		limits: { team_id: { pattern: {
			value: "^T[A-Z0-9]+$",
			error: "invalid_team_id"
		} } },
		furtherScopes: { manager: "app_configurations:write" }
	}
};
export { appsManifestCreateMethod };
