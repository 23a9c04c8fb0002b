import { Ua as oncePerZod } from "./server.js";
// ../../packages/api/src/generated/webapi/methods/users-identity.ts
const usersIdentityArgumentsShape = oncePerZod(() => ({}));
const usersIdentityArgumentsSchema = oncePerZod((z) => z.object(usersIdentityArgumentsShape(z), { error: "invalid_arguments" }));
const identifiedUserShape = oncePerZod((z) => ({
	id: z.string({ error: "internal_error" }),
	name: z.string({ error: "internal_error" }),
	email: z.string({ error: "internal_error" }).exactOptional(),
	image_24: z.string({ error: "internal_error" }).exactOptional(),
	image_32: z.string({ error: "internal_error" }).exactOptional(),
	image_48: z.string({ error: "internal_error" }).exactOptional(),
	image_72: z.string({ error: "internal_error" }).exactOptional(),
	image_192: z.string({ error: "internal_error" }).exactOptional(),
	image_512: z.string({ error: "internal_error" }).exactOptional()
}));
const identifiedUserSchema = oncePerZod((z) => z.strictObject(identifiedUserShape(z), { error: "internal_error" }));
const identifiedTeamShape = oncePerZod((z) => ({
	id: z.string({ error: "internal_error" }),
	name: z.string({ error: "internal_error" }).exactOptional()
}));
const identifiedTeamSchema = oncePerZod((z) => z.strictObject(identifiedTeamShape(z), { error: "internal_error" }));
const usersIdentityResponseShape = oncePerZod((z) => ({
	user: identifiedUserSchema(z),
	team: identifiedTeamSchema(z)
}));
const usersIdentityMethod = {
	wireName: "users.identity",
	verb: "GET",
	description: "Returns the identity of the user who signed in.",
	tokens: ["user"],
	scopes: ["identity.basic"],
	argumentTable: {},
	arguments: usersIdentityArgumentsSchema,
	response: oncePerZod((z) => z.strictObject(usersIdentityResponseShape(z), { error: "internal_error" })),
	errors: {
		email_not_verified: {
			wireName: "email_not_verified",
			status: 200,
			meaning: "The user's e-mail address is not verified."
		},
		invalid_user_id: {
			wireName: "invalid_user_id",
			status: 200,
			meaning: "The user of the token does not exist."
		}
	},
	facts: {
		subject: "identity",
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
		requires: [],
		furtherScopes: {
			email: "identity.email",
			avatar: "identity.avatar",
			team: "identity.team"
		}
	}
};
export { usersIdentityMethod };
