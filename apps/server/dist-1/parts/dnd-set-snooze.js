import { rt as issueMessage } from "./messages.js";
import { Ua as oncePerZod } from "./server.js";
// ../../packages/api/src/generated/webapi/methods/dnd-set-snooze.ts
const dndSetSnoozeArgumentsShape = oncePerZod((z) => ({ num_minutes: z.int({ error: issueMessage({
	missing: "missing_duration",
	invalid: "invalid_arguments"
}) }).min(1, { error: "invalid_arguments" }).max(525600, { error: "too_long" }) }));
const dndSetSnoozeArgumentsSchema = oncePerZod((z) => z.object(dndSetSnoozeArgumentsShape(z), { error: "invalid_arguments" }));
const dndSetSnoozeResponseShape = oncePerZod((z) => ({
	snooze_enabled: z.boolean({ error: "internal_error" }),
	snooze_endtime: z.int({ error: "internal_error" }),
	snooze_remaining: z.int({ error: "internal_error" }),
	snooze_is_indefinite: z.boolean({ error: "internal_error" })
}));
const dndSetSnoozeMethod = {
	wireName: "dnd.setSnooze",
	verb: "POST",
	description: "Pauses the notifications of the caller, from now on.",
	tokens: ["user"],
	scopes: ["dnd:write"],
	argumentTable: { num_minutes: {
		wireName: "num_minutes",
		form: "integer"
	} },
	arguments: dndSetSnoozeArgumentsSchema,
	response: oncePerZod((z) => z.strictObject(dndSetSnoozeResponseShape(z), { error: "internal_error" })),
	errors: {
		missing_duration: {
			wireName: "missing_duration",
			status: 200,
			meaning: "The call has no length."
		},
		snooze_failed: {
			wireName: "snooze_failed",
			status: 200,
			meaning: "The pause could not be stored."
		},
		too_long: {
			wireName: "too_long",
			status: 200,
			meaning: "The pause is too long."
		}
	},
	facts: {
		subject: "do-not-disturb",
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
		limits: { num_minutes: {
			min: { value: 1 },
			max: {
				value: 525600,
				error: "too_long"
			}
		} }
	}
};
export { dndSetSnoozeMethod };
