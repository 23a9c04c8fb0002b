import { Ua as oncePerZod } from "./server.js";
// ../../packages/api/src/generated/webapi/methods/tooling-tokens-rotate.ts
const toolingTokensRotateArgumentsShape = oncePerZod((z) => ({ refresh_token: z.string({ error: "invalid_arguments" }).regex(/\S/u, { error: "invalid_arguments" }) }));
const toolingTokensRotateArgumentsSchema = oncePerZod((z) => z.object(toolingTokensRotateArgumentsShape(z), { error: "invalid_arguments" }));
const toolingTokensRotateResponseShape = oncePerZod((z) => ({
	token: z.string({ error: "internal_error" }),
	refresh_token: z.string({ error: "internal_error" }),
	team_id: z.string({ error: "internal_error" }),
	user_id: z.string({ error: "internal_error" }).exactOptional(),
	iat: z.int({ error: "internal_error" }),
	exp: z.int({ error: "internal_error" })
}));
const toolingTokensRotateMethod = {
	wireName: "tooling.tokens.rotate",
	verb: "POST",
	description: "Renews a configuration token.",
	authentication: "none",
	tokens: [],
	scopes: [],
	argumentTable: { refresh_token: {
		wireName: "refresh_token",
		form: "string"
	} },
	arguments: toolingTokensRotateArgumentsSchema,
	response: oncePerZod((z) => z.strictObject(toolingTokensRotateResponseShape(z), { error: "internal_error" })),
	errors: {
		invalid_refresh_token: {
			wireName: "invalid_refresh_token",
			status: 200,
			meaning: "The refresh token is not valid."
		},
		unknown_error: {
			wireName: "unknown_error",
			status: 200,
			meaning: "Something went wrong."
		}
	},
	facts: {
		subject: "installs",
		rates: [],
		requires: []
	}
};
export { toolingTokensRotateMethod };
