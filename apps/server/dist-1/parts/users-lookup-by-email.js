import { Ua as oncePerZod } from "./server.js";
import { i as userSchema } from "./people.js";
// ../../packages/api/src/generated/webapi/methods/users-lookup-by-email.ts
const usersLookupByEmailArgumentsShape = oncePerZod((z) => ({ email: z.string({ error: "invalid_arguments" }).regex(/\S/u, { error: "invalid_arguments" }) }));
const usersLookupByEmailArgumentsSchema = oncePerZod((z) => z.object(usersLookupByEmailArgumentsShape(z), { error: "invalid_arguments" }));
const usersLookupByEmailResponseShape = oncePerZod((z) => ({ user: userSchema(z) }));
const usersLookupByEmailMethod = {
	wireName: "users.lookupByEmail",
	verb: "GET",
	description: "Finds a user by e-mail address.",
	tokens: ["bot", "user"],
	scopes: ["users:read.email"],
	argumentTable: { email: {
		wireName: "email",
		form: "string"
	} },
	arguments: usersLookupByEmailArgumentsSchema,
	response: oncePerZod((z) => z.strictObject(usersLookupByEmailResponseShape(z), { error: "internal_error" })),
	errors: { users_not_found: {
		wireName: "users_not_found",
		status: 200,
		meaning: "No user has the address."
	} },
	facts: {
		subject: "users",
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
export { usersLookupByEmailMethod };
