import { rt as issueMessage } from "./messages.js";
import { Ua as oncePerZod } from "./server.js";
// ../../packages/api/src/generated/webapi/types/do-not-disturb.ts
const doNotDisturbShape = oncePerZod((z) => ({
	dnd_enabled: z.boolean({ error: "invalid_arguments" }),
	next_dnd_start_ts: z.int({ error: "invalid_arguments" }),
	next_dnd_end_ts: z.int({ error: "invalid_arguments" })
}));
const doNotDisturbSchema = oncePerZod((z) => z.strictObject(doNotDisturbShape(z), { error: "invalid_arguments" }));
// ../../packages/api/src/generated/webapi/methods/dnd-team-info.ts
const dndTeamInfoArgumentsShape = oncePerZod((z) => ({ users: z.array(z.string({ error: issueMessage({
	missing: "no_users_provided",
	invalid: "invalid_arguments"
}) }), { error: issueMessage({
	missing: "no_users_provided",
	invalid: "invalid_arguments"
}) }).min(1, { error: "no_users_provided" }).max(50, { error: "invalid_arguments" }) }));
const dndTeamInfoArgumentsSchema = oncePerZod((z) => z.object(dndTeamInfoArgumentsShape(z), { error: "invalid_arguments" }));
const dndTeamInfoResponseShape = oncePerZod((z) => ({ users: z.record(z.string(), doNotDisturbSchema(z), { error: "internal_error" }) }));
const dndTeamInfoMethod = {
	wireName: "dnd.teamInfo",
	verb: "GET",
	description: "Returns the do-not-disturb schedules of several users.",
	tokens: ["bot", "user"],
	scopes: ["dnd:read"],
	argumentTable: { users: {
		wireName: "users",
		form: "list",
		keepsEmpty: true
	} },
	arguments: dndTeamInfoArgumentsSchema,
	response: oncePerZod((z) => z.strictObject(dndTeamInfoResponseShape(z), { error: "internal_error" })),
	errors: {
		no_users_provided: {
			wireName: "no_users_provided",
			status: 200,
			meaning: "The call names no user."
		},
		user_not_visible: {
			wireName: "user_not_visible",
			status: 200,
			meaning: "The caller may not see a user."
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
		limits: { users: { maxItems: { value: 50 } } }
	}
};
export { dndTeamInfoMethod };
