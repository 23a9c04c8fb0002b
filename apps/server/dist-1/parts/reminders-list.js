import { Ua as oncePerZod } from "./server.js";
import { t as reminderSchema } from "./reminder.js";
// ../../packages/api/src/generated/webapi/methods/reminders-list.ts
const remindersListArgumentsShape = oncePerZod((z) => ({ team_id: z.string({ error: "invalid_arguments" }).exactOptional() }));
const remindersListArgumentsSchema = oncePerZod((z) => z.object(remindersListArgumentsShape(z), { error: "invalid_arguments" }));
const remindersListResponseShape = oncePerZod((z) => ({ reminders: z.array(z.lazy(() => reminderSchema(z)), { error: "internal_error" }) }));
const remindersListMethod = {
	wireName: "reminders.list",
	verb: "GET",
	description: "Lists the reminders that the caller created or receives.",
	tokens: ["user"],
	scopes: ["reminders:read"],
	argumentTable: { team_id: {
		wireName: "team_id",
		form: "string"
	} },
	arguments: remindersListArgumentsSchema,
	response: oncePerZod((z) => z.strictObject(remindersListResponseShape(z), { error: "internal_error" })),
	errors: { missing_argument: {
		wireName: "missing_argument",
		status: 200,
		meaning: "A required argument is missing."
	} },
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
export { remindersListMethod };
