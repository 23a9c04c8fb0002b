import { Ua as oncePerZod } from "./server.js";
// ../../packages/api/src/generated/webapi/methods/dnd-end-snooze.ts
const dndEndSnoozeArgumentsShape = oncePerZod(() => ({}));
const dndEndSnoozeArgumentsSchema = oncePerZod((z) => z.object(dndEndSnoozeArgumentsShape(z), { error: "invalid_arguments" }));
const dndEndSnoozeResponseShape = oncePerZod((z) => ({
	dnd_enabled: z.boolean({ error: "internal_error" }),
	next_dnd_start_ts: z.int({ error: "internal_error" }),
	next_dnd_end_ts: z.int({ error: "internal_error" }),
	snooze_enabled: z.boolean({ error: "internal_error" })
}));
const dndEndSnoozeMethod = {
	wireName: "dnd.endSnooze",
	verb: "POST",
	description: "Ends the pause of the caller's notifications.",
	tokens: ["user"],
	scopes: ["dnd:write"],
	argumentTable: {},
	arguments: dndEndSnoozeArgumentsSchema,
	response: oncePerZod((z) => z.strictObject(dndEndSnoozeResponseShape(z), { error: "internal_error" })),
	errors: { snooze_end_failed: {
		wireName: "snooze_end_failed",
		status: 200,
		meaning: "The end of the pause could not be stored."
	} },
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
		requires: []
	}
};
export { dndEndSnoozeMethod };
