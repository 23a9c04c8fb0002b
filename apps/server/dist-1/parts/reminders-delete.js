import { Ua as oncePerZod } from "./server.js";
// ../../packages/api/src/generated/webapi/methods/reminders-delete.ts
const remindersDeleteArgumentsShape = oncePerZod((z) => ({
	reminder: z.string({ error: "invalid_arguments" }).regex(/\S/u, { error: "invalid_arguments" }),
	team_id: z.string({ error: "invalid_arguments" }).exactOptional()
}));
const remindersDeleteArgumentsSchema = oncePerZod((z) => z.object(remindersDeleteArgumentsShape(z), { error: "invalid_arguments" }));
const remindersDeleteResponseShape = oncePerZod(() => ({}));
const remindersDeleteMethod = {
	wireName: "reminders.delete",
	verb: "POST",
	description: "Deletes a reminder that the caller created or receives.",
	tokens: ["user"],
	scopes: ["reminders:write"],
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
	arguments: remindersDeleteArgumentsSchema,
	response: oncePerZod((z) => z.strictObject(remindersDeleteResponseShape(z), { error: "internal_error" })),
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
export { remindersDeleteMethod };
