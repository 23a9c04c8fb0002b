import { rt as issueMessage } from "./messages.js";
import { Ua as oncePerZod } from "./server.js";
import { t as timestampSchema } from "./timestamp.js";
// ../../packages/api/src/generated/events/payloads/group-left.ts
const groupLeftEventShape = oncePerZod((z) => ({
	type: z.enum(["group_left"], { error: issueMessage({
		missing: "must be given",
		invalid: "must be one of group_left"
	}) }),
	channel: z.string({ error: issueMessage({
		missing: "must be given",
		invalid: "must be a string"
	}) }),
	actor_id: z.string({ error: issueMessage({
		missing: "must be given",
		invalid: "must be a string"
	}) }),
	event_ts: timestampSchema(z)
}));
const groupLeftEvent = {
	wireName: "group_left",
	description: "The user left a private channel.",
	payload: oncePerZod((z) => z.strictObject(groupLeftEventShape(z), { error: issueMessage({
		missing: "must be given",
		invalid: "must be an object",
		unknownKey: "is not a known key"
	}) }))
};
export { groupLeftEvent };
