import { Ua as oncePerZod } from "./server.js";
// ../../packages/api/src/generated/webapi/methods/oauth-v2-user-access.ts
const oauthV2UserAccessArgumentsShape = oncePerZod((z) => ({
	client_id: z.string({ error: "invalid_arguments" }).exactOptional(),
	client_secret: z.string({ error: "invalid_arguments" }).exactOptional(),
	grant_type: z.string({ error: "invalid_arguments" }).exactOptional(),
	code: z.string({ error: "invalid_arguments" }).exactOptional(),
	redirect_uri: z.string({ error: "invalid_arguments" }).exactOptional(),
	code_verifier: z.string({ error: "invalid_arguments" }).exactOptional(),
	refresh_token: z.string({ error: "invalid_arguments" }).exactOptional()
}));
const oauthV2UserAccessArgumentsSchema = oncePerZod((z) => z.object(oauthV2UserAccessArgumentsShape(z), { error: "invalid_arguments" }));
const authedTokenUserShape = oncePerZod((z) => ({
	id: z.string({ error: "internal_error" }),
	scope: z.string({ error: "internal_error" })
}));
const authedTokenUserSchema = oncePerZod((z) => z.strictObject(authedTokenUserShape(z), { error: "internal_error" }));
const authorizedTeamShape = oncePerZod((z) => ({ id: z.string({ error: "internal_error" }) }));
const authorizedTeamSchema = oncePerZod((z) => z.strictObject(authorizedTeamShape(z), { error: "internal_error" }));
const oauthV2UserAccessResponseShape = oncePerZod((z) => ({
	access_token: z.string({ error: "internal_error" }),
	token_type: z.enum(["user"], { error: "internal_error" }),
	refresh_token: z.string({ error: "internal_error" }).exactOptional(),
	expires_in: z.int({ error: "internal_error" }).exactOptional(),
	authed_user: authedTokenUserSchema(z),
	team: authorizedTeamSchema(z)
}));
const oauthV2UserAccessMethod = {
	wireName: "oauth.v2.user.access",
	verb: "POST",
	description: "Exchanges a code of the page for user tokens for a user token, or renews one.",
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
	arguments: oauthV2UserAccessArgumentsSchema,
	response: oncePerZod((z) => z.strictObject(oauthV2UserAccessResponseShape(z), { error: "internal_error" })),
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
		no_user_scopes: {
			wireName: "no_user_scopes",
			status: 200,
			meaning: "No scope of a user token was granted."
		},
		not_implemented: {
			wireName: "not_implemented",
			status: 200,
			meaning: "The service cannot do this."
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
export { oauthV2UserAccessMethod };
