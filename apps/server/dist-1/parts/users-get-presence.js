import { Ua as oncePerZod } from "./server.js";
// ../../packages/api/src/generated/webapi/methods/users-get-presence.ts
const usersGetPresenceArgumentsShape = oncePerZod((z) => ({ user: z.string({ error: "invalid_arguments" }).exactOptional() }));
const usersGetPresenceArgumentsSchema = oncePerZod((z) => z.object(usersGetPresenceArgumentsShape(z), { error: "invalid_arguments" }));
const usersGetPresenceResponseShape = oncePerZod((z) => ({
	presence: z.enum(["active", "away"], { error: "internal_error" }),
	online: z.boolean({ error: "internal_error" }).exactOptional(),
	auto_away: z.boolean({ error: "internal_error" }).exactOptional(),
	manual_away: z.boolean({ error: "internal_error" }).exactOptional(),
	connection_count: z.int({ error: "internal_error" }).exactOptional(),
	last_activity: z.int({ error: "internal_error" }).exactOptional()
}));
const usersGetPresenceMethod = {
	wireName: "users.getPresence",
	verb: "GET",
	description: "Returns whether a user is present.",
	tokens: ["bot", "user"],
	scopes: ["users:read"],
	argumentTable: { user: {
		wireName: "user",
		form: "string"
	} },
	arguments: usersGetPresenceArgumentsSchema,
	response: oncePerZod((z) => z.strictObject(usersGetPresenceResponseShape(z), { error: "internal_error" })),
	errors: { user_not_found: {
		wireName: "user_not_found",
		status: 200,
		meaning: "The user does not exist."
	} },
	facts: {
		subject: "presence",
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
export { usersGetPresenceMethod };
