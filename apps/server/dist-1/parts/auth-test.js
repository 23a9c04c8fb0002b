import { Ua as oncePerZod } from "./server.js";
// ../../packages/api/src/generated/webapi/methods/auth-test.ts
const authTestArgumentsShape = oncePerZod(() => ({}));
const authTestArgumentsSchema = oncePerZod((z) => z.object(authTestArgumentsShape(z), { error: "invalid_arguments" }));
const authTestResponseShape = oncePerZod((z) => ({
	url: z.string({ error: "internal_error" }).exactOptional(),
	team: z.string({ error: "internal_error" }).exactOptional(),
	user: z.string({ error: "internal_error" }).exactOptional(),
	team_id: z.string({ error: "internal_error" }).exactOptional(),
	user_id: z.string({ error: "internal_error" }).exactOptional(),
	bot_id: z.string({ error: "internal_error" }).exactOptional(),
	enterprise_id: z.string({ error: "internal_error" }).exactOptional(),
	is_enterprise_install: z.boolean({ error: "internal_error" }).exactOptional(),
	expires_in: z.int({ error: "internal_error" }).exactOptional(),
	app_id: z.string({ error: "internal_error" }).exactOptional(),
	app_name: z.string({ error: "internal_error" }).exactOptional()
}));
const authTestMethod = {
	wireName: "auth.test",
	verb: "POST",
	description: "Returns the user and the workspace of a token.",
	tokens: [],
	scopes: [],
	argumentTable: {},
	arguments: authTestArgumentsSchema,
	response: oncePerZod((z) => z.strictObject(authTestResponseShape(z), { error: "internal_error" })),
	errors: {},
	facts: {
		subject: "api",
		rates: [{
			tier: "hundreds-a-minute",
			perMinute: 600,
			burst: 600,
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
export { authTestMethod };
