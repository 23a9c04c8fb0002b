import { Ua as oncePerZod } from "./server.js";
import { i as userSchema } from "./people.js";
// ../../packages/api/src/generated/webapi/methods/users-info.ts
const usersInfoArgumentsShape = oncePerZod((z) => ({
	user: z.string({ error: "invalid_arguments" }).exactOptional(),
	include_locale: z.boolean({ error: "invalid_arguments" }).exactOptional()
}));
const usersInfoArgumentsSchema = oncePerZod((z) => z.object(usersInfoArgumentsShape(z), { error: "invalid_arguments" }));
const usersInfoResponseShape = oncePerZod((z) => ({ user: userSchema(z) }));
const usersInfoMethod = {
	wireName: "users.info",
	verb: "GET",
	description: "Returns information about one user.",
	tokens: ["bot", "user"],
	scopes: ["users:read"],
	argumentTable: {
		user: {
			wireName: "user",
			form: "string"
		},
		include_locale: {
			wireName: "include_locale",
			form: "boolean"
		}
	},
	arguments: usersInfoArgumentsSchema,
	response: oncePerZod((z) => z.strictObject(usersInfoResponseShape(z), { error: "internal_error" })),
	errors: {
		too_many_users: {
			wireName: "too_many_users",
			status: 200,
			meaning: "The call names more than one user."
		},
		user_not_found: {
			wireName: "user_not_found",
			status: 200,
			meaning: "The user does not exist."
		},
		user_not_visible: {
			wireName: "user_not_visible",
			status: 200,
			meaning: "The caller may not see the user."
		}
	},
	facts: {
		subject: "users",
		rates: [{
			tier: "tier-100",
			perMinute: 100,
			burst: 100,
			per: [
				"method",
				"workspace",
				"app"
			],
			error: "ratelimited"
		}],
		requires: [],
		furtherScopes: { email: "users:read.email" }
	}
};
export { usersInfoMethod };
