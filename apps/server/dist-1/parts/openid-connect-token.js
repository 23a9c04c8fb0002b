import { Ua as oncePerZod } from "./server.js";
// ../../packages/api/src/generated/webapi/methods/openid-connect-token.ts
const openidConnectTokenArgumentsShape = oncePerZod((z) => ({
	client_id: z.string({ error: "invalid_arguments" }).exactOptional(),
	client_secret: z.string({ error: "invalid_arguments" }).exactOptional(),
	grant_type: z.string({ error: "invalid_arguments" }).exactOptional(),
	code: z.string({ error: "invalid_arguments" }).exactOptional(),
	redirect_uri: z.string({ error: "invalid_arguments" }).exactOptional(),
	code_verifier: z.string({ error: "invalid_arguments" }).exactOptional(),
	refresh_token: z.string({ error: "invalid_arguments" }).exactOptional()
}));
const openidConnectTokenArgumentsSchema = oncePerZod((z) => z.object(openidConnectTokenArgumentsShape(z), { error: "invalid_arguments" }));
const openidConnectTokenResponseShape = oncePerZod((z) => ({
	access_token: z.string({ error: "internal_error" }),
	token_type: z.enum(["Bearer"], { error: "internal_error" }),
	id_token: z.string({ error: "internal_error" }),
	refresh_token: z.string({ error: "internal_error" }).exactOptional(),
	expires_in: z.int({ error: "internal_error" }).exactOptional()
}));
const openidConnectTokenMethod = {
	wireName: "openid.connect.token",
	verb: "POST",
	description: "Exchanges the code of a person who signed in for an identity token, or renews a token.",
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
	arguments: openidConnectTokenArgumentsSchema,
	response: oncePerZod((z) => z.strictObject(openidConnectTokenResponseShape(z), { error: "internal_error" })),
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
		invalid_client: {
			wireName: "invalid_client",
			status: 200,
			meaning: "The client cannot be authenticated."
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
		invalid_grant: {
			wireName: "invalid_grant",
			status: 200,
			meaning: "The code grants nothing to this client."
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
		invalid_request: {
			wireName: "invalid_request",
			status: 200,
			meaning: "The arguments do not belong together."
		},
		oauth_authorization_url_mismatch: {
			wireName: "oauth_authorization_url_mismatch",
			status: 200,
			meaning: "The code was made by another page."
		},
		preview_feature_not_available: {
			wireName: "preview_feature_not_available",
			status: 200,
			meaning: "The feature is not available yet."
		},
		unsupported_grant_type: {
			wireName: "unsupported_grant_type",
			status: 200,
			meaning: "The grant type is not supported."
		}
	},
	facts: {
		subject: "sign-in",
		rates: [],
		requires: []
	}
};
export { openidConnectTokenMethod };
