import { Ua as oncePerZod } from "./server.js";
import { a as userProfileSchema } from "./people.js";
// ../../packages/api/src/generated/webapi/methods/users-profile-get.ts
const usersProfileGetArgumentsShape = oncePerZod((z) => ({
	user: z.string({ error: "invalid_arguments" }).exactOptional(),
	include_labels: z.boolean({ error: "invalid_arguments" }).exactOptional()
}));
const usersProfileGetArgumentsSchema = oncePerZod((z) => z.object(usersProfileGetArgumentsShape(z), { error: "invalid_arguments" }));
const usersProfileGetResponseShape = oncePerZod((z) => ({ profile: userProfileSchema(z) }));
const usersProfileGetMethod = {
	wireName: "users.profile.get",
	verb: "GET",
	description: "Returns the profile of a user with its custom fields.",
	tokens: ["bot", "user"],
	scopes: ["users.profile:read"],
	argumentTable: {
		user: {
			wireName: "user",
			form: "string"
		},
		include_labels: {
			wireName: "include_labels",
			form: "boolean"
		}
	},
	arguments: usersProfileGetArgumentsSchema,
	response: oncePerZod((z) => z.strictObject(usersProfileGetResponseShape(z), { error: "internal_error" })),
	errors: { user_not_found: {
		wireName: "user_not_found",
		status: 200,
		meaning: "The user does not exist."
	} },
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
export { usersProfileGetMethod };
