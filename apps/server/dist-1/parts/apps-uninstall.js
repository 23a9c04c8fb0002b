import { Ua as oncePerZod } from "./server.js";
// ../../packages/api/src/generated/webapi/methods/apps-uninstall.ts
const appsUninstallArgumentsShape = oncePerZod((z) => ({
	client_id: z.string({ error: "invalid_arguments" }).regex(/\S/u, { error: "invalid_arguments" }),
	client_secret: z.string({ error: "invalid_arguments" }).regex(/\S/u, { error: "invalid_arguments" })
}));
const appsUninstallArgumentsSchema = oncePerZod((z) => z.object(appsUninstallArgumentsShape(z), { error: "invalid_arguments" }));
const appsUninstallResponseShape = oncePerZod(() => ({}));
const appsUninstallMethod = {
	wireName: "apps.uninstall",
	verb: "GET",
	description: "Ends the installation that the token of the call belongs to.",
	tokens: ["bot", "user"],
	scopes: [],
	argumentTable: {
		client_id: {
			wireName: "client_id",
			form: "string"
		},
		client_secret: {
			wireName: "client_secret",
			form: "string"
		}
	},
	arguments: appsUninstallArgumentsSchema,
	response: oncePerZod((z) => z.strictObject(appsUninstallResponseShape(z), { error: "internal_error" })),
	errors: {
		bad_client_secret: {
			wireName: "bad_client_secret",
			status: 200,
			meaning: "The client secret is wrong."
		},
		client_id_token_mismatch: {
			wireName: "client_id_token_mismatch",
			status: 200,
			meaning: "The token belongs to another app."
		},
		invalid_client_id: {
			wireName: "invalid_client_id",
			status: 200,
			meaning: "There is no such app."
		}
	},
	facts: {
		subject: "installs",
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
		requires: []
	}
};
export { appsUninstallMethod };
