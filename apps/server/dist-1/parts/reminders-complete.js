import { Ua as oncePerZod } from "./server.js";
// ../../packages/api/src/generated/webapi/methods/reminders-complete.ts
const remindersCompleteArgumentsShape = oncePerZod((z) => ({
	reminder: z.string({ error: "invalid_arguments" }).regex(/\S/u, { error: "invalid_arguments" }),
	team_id: z.string({ error: "invalid_arguments" }).exactOptional()
}));
const remindersCompleteArgumentsSchema = oncePerZod((z) => z.object(remindersCompleteArgumentsShape(z), { error: "invalid_arguments" }));
const remindersCompleteResponseShape = oncePerZod(() => ({}));
const remindersCompleteMethod = {
	wireName: "reminders.complete",
	verb: "POST",
	description: "Marks a reminder of the caller as complete.",
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
	arguments: remindersCompleteArgumentsSchema,
	response: oncePerZod((z) => z.strictObject(remindersCompleteResponseShape(z), { error: "internal_error" })),
	errors: {
		cannot_complete_others: {
			wireName: "cannot_complete_others",
			status: 200,
			meaning: "Only the receiver completes a reminder."
		},
		cannot_complete_recurring: {
			wireName: "cannot_complete_recurring",
			status: 200,
			meaning: "A recurring reminder is never complete."
		},
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
export { remindersCompleteMethod };
