import { Ua as oncePerZod } from "./server.js";
// ../../packages/api/src/generated/webapi/methods/auth-revoke.ts
const authRevokeArgumentsShape = oncePerZod((z) => ({ test: z.boolean({ error: "invalid_arguments" }).exactOptional() }));
const authRevokeArgumentsSchema = oncePerZod((z) => z.object(authRevokeArgumentsShape(z), { error: "invalid_arguments" }));
const authRevokeResponseShape = oncePerZod((z) => ({ revoked: z.boolean({ error: "internal_error" }) }));
const authRevokeMethod = {
	wireName: "auth.revoke",
	verb: "GET",
	description: "Revokes the token of the call.",
	tokens: [],
	scopes: [],
	argumentTable: { test: {
		wireName: "test",
		form: "boolean"
	} },
	arguments: authRevokeArgumentsSchema,
	response: oncePerZod((z) => z.strictObject(authRevokeResponseShape(z), { error: "internal_error" })),
	errors: { not_bearer_token: {
		wireName: "not_bearer_token",
		status: 200,
		meaning: "The token cannot be revoked by the method."
	} },
	facts: {
		subject: "tokens",
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
		requires: []
	}
};
export { authRevokeMethod };
