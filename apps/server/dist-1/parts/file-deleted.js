import { rt as issueMessage } from "./messages.js";
import { Ua as oncePerZod } from "./server.js";
import { t as timestampSchema } from "./timestamp.js";
// ../../packages/api/src/generated/events/payloads/file-deleted.ts
const fileDeletedEventShape = oncePerZod((z) => ({
	type: z.enum(["file_deleted"], { error: issueMessage({
		missing: "must be given",
		invalid: "must be one of file_deleted"
	}) }),
	file_id: z.string({ error: issueMessage({
		missing: "must be given",
		invalid: "must be a string"
	}) }),
	channel_ids: z.array(z.string({ error: issueMessage({
		missing: "must be given",
		invalid: "must be a string"
	}) }), { error: "must be a list" }).exactOptional(),
	event_ts: timestampSchema(z)
}));
const fileDeletedEvent = {
	wireName: "file_deleted",
	description: "A file was deleted.",
	payload: oncePerZod((z) => z.strictObject(fileDeletedEventShape(z), { error: issueMessage({
		missing: "must be given",
		invalid: "must be an object",
		unknownKey: "is not a known key"
	}) }))
};
export { fileDeletedEvent };
