import { Ua as oncePerZod } from "./server.js";
// ../../packages/api/src/generated/webapi/methods/dnd-info.ts
const dndInfoArgumentsShape = oncePerZod((z) => ({ user: z.string({ error: "invalid_arguments" }).exactOptional() }));
const dndInfoArgumentsSchema = oncePerZod((z) => z.object(dndInfoArgumentsShape(z), { error: "invalid_arguments" }));
const dndInfoResponseShape = oncePerZod((z) => ({
	dnd_enabled: z.boolean({ error: "internal_error" }),
	next_dnd_start_ts: z.int({ error: "internal_error" }),
	next_dnd_end_ts: z.int({ error: "internal_error" }),
	snooze_enabled: z.boolean({ error: "internal_error" }).exactOptional(),
	snooze_endtime: z.int({ error: "internal_error" }).exactOptional(),
	snooze_remaining: z.int({ error: "internal_error" }).exactOptional(),
	snooze_is_indefinite: z.boolean({ error: "internal_error" }).exactOptional()
}));
const dndInfoMethod = {
	wireName: "dnd.info",
	verb: "GET",
	description: "Returns the do-not-disturb state of a user.",
	tokens: ["bot", "user"],
	scopes: ["dnd:read"],
	argumentTable: { user: {
		wireName: "user",
		form: "string"
	} },
	arguments: dndInfoArgumentsSchema,
	response: oncePerZod((z) => z.strictObject(dndInfoResponseShape(z), { error: "internal_error" })),
	errors: {
		user_not_found: {
			wireName: "user_not_found",
			status: 200,
			meaning: "The user does not exist."
		},
		user_not_visible: {
			wireName: "user_not_visible",
			status: 200,
			meaning: "The caller may not see the user."
		}
	},
	facts: {
		subject: "do-not-disturb",
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
export { dndInfoMethod };
