import { Ua as oncePerZod } from "./server.js";
import { t as reminderSchema } from "./reminder.js";
// ../../packages/api/src/generated/webapi/methods/reminders-info.ts
const remindersInfoArgumentsShape = oncePerZod((z) => ({
	reminder: z.string({ error: "invalid_arguments" }).regex(/\S/u, { error: "invalid_arguments" }),
	team_id: z.string({ error: "invalid_arguments" }).exactOptional()
}));
const remindersInfoArgumentsSchema = oncePerZod((z) => z.object(remindersInfoArgumentsShape(z), { error: "invalid_arguments" }));
const remindersInfoResponseShape = oncePerZod((z) => ({ reminder: reminderSchema(z) }));
const remindersInfoMethod = {
	wireName: "reminders.info",
	verb: "GET",
	description: "Returns a reminder that the caller created or receives.",
	tokens: ["user"],
	scopes: ["reminders:read"],
	argumentTable: {
		reminder: {
			wireName: "reminder",
			form: "string"
		},
		team_id: {
			wireName: "team_id",
			form: "string"
		}
	},
	arguments: remindersInfoArgumentsSchema,
	response: oncePerZod((z) => z.strictObject(remindersInfoResponseShape(z), { error: "internal_error" })),
	errors: {
		missing_argument: {
			wireName: "missing_argument",
			status: 200,
			meaning: "A required argument is missing."
		},
		not_found: {
			wireName: "not_found",
			status: 200,
			meaning: "The reminder does not exist."
		}
	},
	facts: {
		subject: "reminders",
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
		requires: []
	}
};
export { remindersInfoMethod };
