import { rt as issueMessage } from "./messages.js";
import { Ua as oncePerZod } from "./server.js";
// ../../packages/api/src/generated/webapi/methods/users-set-presence.ts
const usersSetPresenceArgumentsShape = oncePerZod((z) => ({ presence: z.enum(["auto", "away"], { error: issueMessage({
	missing: "invalid_arguments",
	invalid: "invalid_presence"
}) }) }));
const usersSetPresenceArgumentsSchema = oncePerZod((z) => z.object(usersSetPresenceArgumentsShape(z), { error: "invalid_arguments" }));
const usersSetPresenceResponseShape = oncePerZod(() => ({}));
const usersSetPresenceMethod = {
	wireName: "users.setPresence",
	verb: "POST",
	description: "Sets whether the caller is absent by choice.",
	tokens: ["bot", "user"],
	scopes: ["users:write"],
	argumentTable: { presence: {
		wireName: "presence",
		form: "string"
	} },
	arguments: usersSetPresenceArgumentsSchema,
	response: oncePerZod((z) => z.strictObject(usersSetPresenceResponseShape(z), { error: "internal_error" })),
	errors: { invalid_presence: {
		wireName: "invalid_presence",
		status: 200,
		meaning: "The presence is not valid."
	} },
	facts: {
		subject: "presence",
		rates: [{
			tier: "tier-20",
			perMinute: 20,
			burst: 20,
			per: [
				"method",
				"workspace",
				"app"
			],
			error: "ratelimited"
		}],
		requires: [],
		limits: { presence: { oneOf: { value: ["auto", "away"] } } }
	}
};
export { usersSetPresenceMethod };
