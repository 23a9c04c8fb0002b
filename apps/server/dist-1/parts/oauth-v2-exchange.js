import { Ua as oncePerZod } from "./server.js";
import { t as authorizedPlaceSchema } from "./authorized-place.js";
// ../../packages/api/src/generated/webapi/methods/oauth-v2-exchange.ts
const oauthV2ExchangeArgumentsShape = oncePerZod((z) => ({
	client_id: z.string({ error: "invalid_arguments" }).regex(/\S/u, { error: "invalid_arguments" }),
	client_secret: z.string({ error: "invalid_arguments" }).regex(/\S/u, { error: "invalid_arguments" }),
	token: z.string({ error: "invalid_arguments" }).exactOptional()
}));
const oauthV2ExchangeArgumentsSchema = oncePerZod((z) => z.object(oauthV2ExchangeArgumentsShape(z), { error: "invalid_arguments" }));
const exchangedUserShape = oncePerZod((z) => ({ id: z.string({ error: "internal_error" }) }));
const exchangedUserSchema = oncePerZod((z) => z.strictObject(exchangedUserShape(z), { error: "internal_error" }));
const oauthV2ExchangeResponseShape = oncePerZod((z) => ({
	app_id: z.string({ error: "internal_error" }),
	authed_user: exchangedUserSchema(z),
	scope: z.string({ error: "internal_error" }),
	token_type: z.enum(["bot", "user"], { error: "internal_error" }),
	access_token: z.string({ error: "internal_error" }),
	bot_user_id: z.string({ error: "internal_error" }).exactOptional(),
	refresh_token: z.string({ error: "internal_error" }),
	expires_in: z.int({ error: "internal_error" }),
	team: authorizedPlaceSchema(z).nullable(),
	enterprise: authorizedPlaceSchema(z).nullable(),
	is_enterprise_install: z.boolean({ error: "internal_error" })
}));
const oauthV2ExchangeMethod = {
	wireName: "oauth.v2.exchange",
	verb: "POST",
	description: "Exchanges a token that does not expire for one that does, with a refresh token.",
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
		token: {
			wireName: "token",
			form: "string",
			header: "bearer"
		}
	},
	arguments: oauthV2ExchangeArgumentsSchema,
	response: oncePerZod((z) => z.strictObject(oauthV2ExchangeResponseShape(z), { error: "internal_error" })),
	errors: {
		authorization_not_found: {
			wireName: "authorization_not_found",
			status: 200,
			meaning: "The installation is gone."
		},
		bad_client_secret: {
			wireName: "bad_client_secret",
			status: 200,
			meaning: "The client secret is wrong."
		},
		invalid_client_id: {
			wireName: "invalid_client_id",
			status: 200,
			meaning: "There is no such app."
		},
		invalid_token: {
			wireName: "invalid_token",
			status: 200,
			meaning: "The token cannot be exchanged."
		},
		token_already_exchanged: {
			wireName: "token_already_exchanged",
			status: 200,
			meaning: "The token was exchanged before."
		},
		token_rotation_not_enabled: {
			wireName: "token_rotation_not_enabled",
			status: 200,
			meaning: "The app's tokens do not expire."
		}
	},
	facts: {
		subject: "installs",
		rates: [],
		requires: []
	}
};
export { oauthV2ExchangeMethod };
