import { rt as issueMessage } from "./messages.js";
import { Ua as oncePerZod } from "./server.js";
import { t as timestampSchema } from "./timestamp.js";
// ../../packages/api/src/generated/events/payloads/dnd-updated-user.ts
const dndUpdatedUserEventDndStatusShape = oncePerZod((z) => ({
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
	}) })
}));
const dndUpdatedUserEventDndStatusSchema = oncePerZod((z) => z.strictObject(dndUpdatedUserEventDndStatusShape(z), { error: issueMessage({
	missing: "must be given",
	invalid: "must be an object",
	unknownKey: "is not a known key"
}) }));
const dndUpdatedUserEventShape = oncePerZod((z) => ({
	type: z.enum(["dnd_updated_user"], { error: issueMessage({
		missing: "must be given",
		invalid: "must be one of dnd_updated_user"
	}) }),
	user: z.string({ error: issueMessage({
		missing: "must be given",
		invalid: "must be a string"
	}) }),
	dnd_status: dndUpdatedUserEventDndStatusSchema(z),
	event_ts: timestampSchema(z)
}));
const dndUpdatedUserEvent = {
	wireName: "dnd_updated_user",
	description: "The do-not-disturb settings of a user changed.",
	payload: oncePerZod((z) => z.strictObject(dndUpdatedUserEventShape(z), { error: issueMessage({
		missing: "must be given",
		invalid: "must be an object",
		unknownKey: "is not a known key"
	}) }))
};
export { dndUpdatedUserEvent };
