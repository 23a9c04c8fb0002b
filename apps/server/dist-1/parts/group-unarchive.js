import { rt as issueMessage } from "./messages.js";
import { Ua as oncePerZod } from "./server.js";
import { t as timestampSchema } from "./timestamp.js";
// ../../packages/api/src/generated/events/payloads/group-unarchive.ts
const groupUnarchiveEventShape = oncePerZod((z) => ({
	type: z.enum(["group_unarchive"], { error: issueMessage({
		missing: "must be given",
		invalid: "must be one of group_unarchive"
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
const groupUnarchiveEvent = {
	wireName: "group_unarchive",
	description: "A private channel was unarchived.",
	payload: oncePerZod((z) => z.strictObject(groupUnarchiveEventShape(z), { error: issueMessage({
		missing: "must be given",
		invalid: "must be an object",
		unknownKey: "is not a known key"
	}) }))
};
export { groupUnarchiveEvent };
