import { rt as issueMessage } from "./messages.js";
import { Ua as oncePerZod } from "./server.js";
import { t as timestampSchema } from "./timestamp.js";
// ../../packages/api/src/generated/events/payloads/dnd-updated.ts
const dndUpdatedEventDndStatusShape = oncePerZod((z) => ({
	dnd_enabled: z.boolean({ error: issueMessage({
		missing: "must be given",
		invalid: "must be true or false"
	}) }),
	next_dnd_start_ts: z.int({ error: issueMessage({
		missing: "must be given",
		invalid: "must be an integer"
	}) }),
	next_dnd_end_ts: z.int({ error: issueMessage({
		missing: "must be given",
		invalid: "must be an integer"
	}) }),
	snooze_enabled: z.boolean({ error: issueMessage({
		missing: "must be given",
		invalid: "must be true or false"
	}) }),
	snooze_endtime: z.int({ error: "must be an integer" }).exactOptional(),
	snooze_remaining: z.int({ error: "must be an integer" }).exactOptional(),
	snooze_is_indefinite: z.boolean({ error: "must be true or false" }).exactOptional()
}));
const dndUpdatedEventDndStatusSchema = oncePerZod((z) => z.strictObject(dndUpdatedEventDndStatusShape(z), { error: issueMessage({
	missing: "must be given",
	invalid: "must be an object",
	unknownKey: "is not a known key"
}) }));
const dndUpdatedEventShape = oncePerZod((z) => ({
	type: z.enum(["dnd_updated"], { error: issueMessage({
		missing: "must be given",
		invalid: "must be one of dnd_updated"
	}) }),
	user: z.string({ error: issueMessage({
		missing: "must be given",
		invalid: "must be a string"
	}) }),
	dnd_status: dndUpdatedEventDndStatusSchema(z),
	event_ts: timestampSchema(z)
}));
const dndUpdatedEvent = {
	wireName: "dnd_updated",
	description: "The user's do-not-disturb settings changed.",
	payload: oncePerZod((z) => z.strictObject(dndUpdatedEventShape(z), { error: issueMessage({
		missing: "must be given",
		invalid: "must be an object",
		unknownKey: "is not a known key"
	}) }))
};
export { dndUpdatedEvent };
