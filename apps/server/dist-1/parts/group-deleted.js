import { rt as issueMessage } from "./messages.js";
import { Ua as oncePerZod } from "./server.js";
import { t as timestampSchema } from "./timestamp.js";
// ../../packages/api/src/generated/events/payloads/group-deleted.ts
const groupDeletedEventShape = oncePerZod((z) => ({
	type: z.enum(["group_deleted"], { error: issueMessage({
		missing: "must be given",
		invalid: "must be one of group_deleted"
	}) }),
	channel: z.string({ error: issueMessage({
		missing: "must be given",
		invalid: "must be a string"
	}) }),
	date_deleted: z.int({ error: issueMessage({
		missing: "must be given",
		invalid: "must be an integer"
	}) }),
	actor_id: z.string({ error: issueMessage({
		missing: "must be given",
		invalid: "must be a string"
	}) }),
	event_ts: timestampSchema(z)
}));
const groupDeletedEvent = {
	wireName: "group_deleted",
	description: "A private channel was deleted.",
	payload: oncePerZod((z) => z.strictObject(groupDeletedEventShape(z), { error: issueMessage({
		missing: "must be given",
		invalid: "must be an object",
		unknownKey: "is not a known key"
	}) }))
};
export { groupDeletedEvent };
