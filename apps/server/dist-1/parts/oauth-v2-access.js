import { Ua as oncePerZod } from "./server.js";
import { t as authorizedPlaceSchema } from "./authorized-place.js";
// ../../packages/api/src/generated/webapi/methods/oauth-v2-access.ts
const oauthV2AccessArgumentsShape = oncePerZod((z) => ({
	client_id: z.string({ error: "invalid_arguments" }).exactOptional(),
	client_secret: z.string({ error: "invalid_arguments" }).exactOptional(),
	grant_type: z.string({ error: "invalid_arguments" }).exactOptional(),
	code: z.string({ error: "invalid_arguments" }).exactOptional(),
	redirect_uri: z.string({ error: "invalid_arguments" }).exactOptional(),
	code_verifier: z.string({ error: "invalid_arguments" }).exactOptional(),
	refresh_token: z.string({ error: "invalid_arguments" }).exactOptional()
}));
const oauthV2AccessArgumentsSchema = oncePerZod((z) => z.object(oauthV2AccessArgumentsShape(z), { error: "invalid_arguments" }));
const authedUserShape = oncePerZod((z) => ({
	id: z.string({ error: "internal_error" }),
	scope: z.string({ error: "internal_error" }).exactOptional(),
	access_token: z.string({ error: "internal_error" }).exactOptional(),
	token_type: z.enum(["user"], { error: "internal_error" }).exactOptional(),
	refresh_token: z.string({ error: "internal_error" }).exactOptional(),
	expires_in: z.int({ error: "internal_error" }).exactOptional()
}));
const authedUserSchema = oncePerZod((z) => z.strictObject(authedUserShape(z), { error: "internal_error" }));
const authorizedWebhookShape = oncePerZod((z) => ({
	channel: z.string({ error: "internal_error" }),
	channel_id: z.string({ error: "internal_error" }),
	configuration_url: z.string({ error: "internal_error" }),
	url: z.string({ error: "internal_error" })
}));
const authorizedWebhookSchema = oncePerZod((z) => z.strictObject(authorizedWebhookShape(z), { error: "internal_error" }));
const oauthV2AccessResponseShape = oncePerZod((z) => ({
	app_id: z.string({ error: "internal_error" }),
	authed_user: authedUserSchema(z),
	scope: z.string({ error: "internal_error" }).exactOptional(),
	token_type: z.enum(["bot", "user"], { error: "internal_error" }).exactOptional(),
	access_token: z.string({ error: "internal_error" }).exactOptional(),
	bot_user_id: z.string({ error: "internal_error" }).exactOptional(),
	refresh_token: z.string({ error: "internal_error" }).exactOptional(),
	expires_in: z.int({ error: "internal_error" }).exactOptional(),
	team: authorizedPlaceSchema(z).nullable(),
	enterprise: authorizedPlaceSchema(z).nullable(),
	is_enterprise_install: z.boolean({ error: "internal_error" }),
	incoming_webhook: authorizedWebhookSchema(z).exactOptional()
}));
const oauthV2AccessMethod = {
	wireName: "oauth.v2.access",
	verb: "POST",
	description: "Exchanges the code of an installation for tokens, or renews a token that expires.",
	authentication: "none",
	tokens: [],
	scopes: [],
	argumentTable: {
		client_id: {
			wireName: "client_id",
			form: "string",
			header: "basicUser"
		},
		client_secret: {
			wireName: "client_secret",
			form: "string",
			header: "basicPassword"
		},
		grant_type: {
			wireName: "grant_type",
			form: "string"
		},
		code: {
			wireName: "code",
			form: "string"
		},
		redirect_uri: {
			wireName: "redirect_uri",
			form: "string"
		},
		code_verifier: {
			wireName: "code_verifier",
			form: "string"
		},
		refresh_token: {
			wireName: "refresh_token",
			form: "string"
		}
	},
	arguments: oauthV2AccessArgumentsSchema,
	response: oncePerZod((z) => z.strictObject(oauthV2AccessResponseShape(z), { error: "internal_error" })),
	errors: {
		bad_client_secret: {
			wireName: "bad_client_secret",
			status: 200,
			meaning: "The client secret is wrong."
		},
		bad_redirect_uri: {
			wireName: "bad_redirect_uri",
			status: 200,
			meaning: "The redirect URL is not the one that was sent to the page."
		},
		cannot_install_an_org_installed_app: {
			wireName: "cannot_install_an_org_installed_app",
			status: 200,
			meaning: "The app is installed on the organization, so it cannot be installed on one of its workspaces."
		},
		invalid_client_id: {
			wireName: "invalid_client_id",
			status: 200,
			meaning: "There is no such app."
		},
		invalid_code: {
			wireName: "invalid_code",
			status: 200,
			meaning: "The code is not valid."
		},
		invalid_code_verifier: {
			wireName: "invalid_code_verifier",
			status: 200,
			meaning: "The verifier is not valid."
		},
		invalid_grant_type: {
			wireName: "invalid_grant_type",
			status: 200,
			meaning: "The grant type is unknown."
		},
		invalid_refresh_token: {
			wireName: "invalid_refresh_token",
			status: 200,
			meaning: "The refresh token is not valid."
		},
		no_scopes: {
			wireName: "no_scopes",
			status: 200,
			meaning: "No scope was granted."
		},
		oauth_authorization_url_mismatch: {
			wireName: "oauth_authorization_url_mismatch",
			status: 200,
			meaning: "The code was made by another page."
		},
		pkce_not_allowed: {
			wireName: "pkce_not_allowed",
			status: 200,
			meaning: "The app does not use PKCE."
		},
		preview_feature_not_available: {
			wireName: "preview_feature_not_available",
			status: 200,
			meaning: "The feature is not available yet."
		},
		user_email_unverified: {
			wireName: "user_email_unverified",
			status: 200,
			meaning: "The user's address is not confirmed."
		}
	},
	facts: {
		subject: "installs",
		rates: [],
		requires: []
	}
};
export { oauthV2AccessMethod };
