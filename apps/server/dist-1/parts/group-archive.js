import { rt as issueMessage } from "./messages.js";
import { Ua as oncePerZod } from "./server.js";
import { t as timestampSchema } from "./timestamp.js";
// ../../packages/api/src/generated/events/payloads/group-archive.ts
const groupArchiveEventShape = oncePerZod((z) => ({
	type: z.enum(["group_archive"], { error: issueMessage({
		missing: "must be given",
		invalid: "must be one of group_archive"
	}) }),
	channel: z.string({ error: issueMessage({
		missing: "must be given",
		invalid: "must be a string"
	}) }),
	user: z.string({ error: issueMessage({
		missing: "must be given",
		invalid: "must be a string"
	}) }),
	is_moved: z.int({ error: issueMessage({
		missing: "must be given",
		invalid: "must be an integer"
	}) }),
	event_ts: timestampSchema(z)
}));
const groupArchiveEvent = {
	wireName: "group_archive",
	description: "A private channel was archived.",
	payload: oncePerZod((z) => z.strictObject(groupArchiveEventShape(z), { error: issueMessage({
		missing: "must be given",
		invalid: "must be an object",
		unknownKey: "is not a known key"
	}) }))
};
export { groupArchiveEvent };
