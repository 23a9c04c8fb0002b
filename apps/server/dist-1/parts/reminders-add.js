import { Ua as oncePerZod } from "./server.js";
import { n as reminderRecurrenceSchema, t as reminderSchema } from "./reminder.js";
// ../../packages/api/src/generated/webapi/methods/reminders-add.ts
const remindersAddArgumentsShape = oncePerZod((z) => ({
	text: z.string({ error: "invalid_arguments" }).regex(/\S/u, { error: "invalid_arguments" }).min(1, { error: "invalid_arguments" }),
	time: z.string({ error: "invalid_arguments" }).regex(/\S/u, { error: "invalid_arguments" }).min(1, { error: "invalid_arguments" }),
	user: z.string({ error: "invalid_arguments" }).exactOptional(),
	recurrence: reminderRecurrenceSchema(z).exactOptional(),
	team_id: z.string({ error: "invalid_arguments" }).exactOptional()
}));
const remindersAddArgumentsSchema = oncePerZod((z) => z.object(remindersAddArgumentsShape(z), { error: "invalid_arguments" }));
const remindersAddResponseShape = oncePerZod((z) => ({ reminder: reminderSchema(z) }));
const remindersAddMethod = {
	wireName: "reminders.add",
	verb: "POST",
	description: "Adds a reminder for the caller.",
	tokens: ["user"],
	scopes: ["reminders:write"],
	argumentTable: {
		text: {
			wireName: "text",
			form: "string"
		},
		time: {
			wireName: "time",
			form: "string"
		},
		user: {
			wireName: "user",
			form: "string"
		},
		recurrence: {
			wireName: "recurrence",
			form: "object"
		},
		team_id: {
			wireName: "team_id",
			form: "string"
		}
	},
	arguments: remindersAddArgumentsSchema,
	response: oncePerZod((z) => z.strictObject(remindersAddResponseShape(z), { error: "internal_error" })),
	errors: {
		cannot_add_bot: {
			wireName: "cannot_add_bot",
			status: 200,
			meaning: "A bot cannot be reminded."
		},
		cannot_add_others: {
			wireName: "cannot_add_others",
			status: 200,
			meaning: "Other users cannot be reminded."
		},
		cannot_add_others_recurring: {
			wireName: "cannot_add_others_recurring",
			status: 200,
			meaning: "Other users cannot be reminded repeatedly."
		},
		cannot_add_profile_only_user: {
			wireName: "cannot_add_profile_only_user",
			status: 200,
			meaning: "A user who only has a profile cannot be reminded."
		},
		cannot_add_svcbot: {
			wireName: "cannot_add_svcbot",
			status: 200,
			meaning: "The system user cannot be reminded."
		},
		cannot_parse: {
			wireName: "cannot_parse",
			status: 200,
			meaning: "The time is unclear."
		},
		missing_argument: {
			wireName: "missing_argument",
			status: 200,
			meaning: "A required argument is missing."
		},
		user_not_found: {
			wireName: "user_not_found",
			status: 200,
			meaning: "The user does not exist."
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
		requires: [],
		limits: {
			text: { minLength: { value: 1 } },
			time: { minLength: { value: 1 } }
		}
	}
};
export { remindersAddMethod };
